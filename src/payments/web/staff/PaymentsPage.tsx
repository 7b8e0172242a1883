export default function PaymentsPage() {
  return null;
}
