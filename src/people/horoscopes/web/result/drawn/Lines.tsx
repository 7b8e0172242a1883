/** Some lines of text around a point of a drawing. */
export function Lines({ x, y, lines }: { x: number; y: number; lines: string[] }) {
  return (
    <text x={x} textAnchor="middle" className="fill-ink" fontSize="14">
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + (index - (lines.length - 1) / 2) * 16 + 5}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
