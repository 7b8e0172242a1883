export default function SafetyPage() {
  return <h1>Safety</h1>;
}
