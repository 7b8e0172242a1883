/**
 * Replaces the lower half of a symmetric positive definite matrix by its Cholesky factor. A matrix that is not quite
 * positive definite, because of rounding, is treated as if its diagonal were a little larger.
 * @param matrix size × size, by rows; only the lower half is read
 */
export function factorize(matrix: Float64Array, size: number): void {
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let sum = matrix[row * size + column]!;
      for (let k = 0; k < column; k++) sum -= matrix[row * size + k]! * matrix[column * size + k]!;
      if (row === column) matrix[row * size + column] = Math.sqrt(Math.max(sum, 1e-9));
      else matrix[row * size + column] = sum / matrix[column * size + column]!;
    }
  }
}

/** Solves A·x = b, given the Cholesky factor of A. Replaces b by x in `vector`, and returns it. */
export function substitute(factor: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length;
  for (let row = 0; row < size; row++) {
    let sum = vector[row]!;
    for (let k = 0; k < row; k++) sum -= factor[row * size + k]! * vector[k]!;
    vector[row] = sum / factor[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = vector[row]!;
    for (let k = row + 1; k < size; k++) sum -= factor[k * size + row]! * vector[k]!;
    vector[row] = sum / factor[row * size + row]!;
  }
  return vector;
}
