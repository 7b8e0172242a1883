export default function PackagesPage() {
  return <h1>Packages</h1>;
}
