export function Kolam({ className }: { className?: string }) {
  return <svg aria-hidden="true" className={className} viewBox="0 0 1 1" />;
}
