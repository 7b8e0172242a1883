export class GatewayDown extends Error {
  override name = 'GatewayDown';
}
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
}
