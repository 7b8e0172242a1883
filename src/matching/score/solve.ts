/**
 * Solves A·x = b for a symmetric positive definite matrix (Cholesky), in place. A matrix that is not quite
 * positive definite, because of rounding, is treated as if its diagonal were a little larger.
 * @param matrix size × size, by rows; only the lower half is read
 */
export function solve(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length;
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let sum = matrix[row * size + column]!;
      for (let k = 0; k < column; k++) sum -= matrix[row * size + k]! * matrix[column * size + k]!;
      if (row === column) matrix[row * size + column] = Math.sqrt(Math.max(sum, 1e-9));
      else matrix[row * size + column] = sum / matrix[column * size + column]!;
    }
  }
  for (let row = 0; row < size; row++) {
    let sum = vector[row]!;
    for (let k = 0; k < row; k++) sum -= matrix[row * size + k]! * vector[k]!;
    vector[row] = sum / matrix[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = vector[row]!;
    for (let k = row + 1; k < size; k++) sum -= matrix[k * size + row]! * vector[k]!;
    vector[row] = sum / matrix[row * size + row]!;
  }
  return vector;
}
