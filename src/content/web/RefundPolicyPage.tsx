export default function RefundPolicyPage() {
  return <h1>RefundPolicy</h1>;
}
