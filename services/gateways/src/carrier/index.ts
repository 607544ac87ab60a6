export * from './carrier.port';
export {
  SandboxCarrier,
  sandboxCarrierSettingsCollection,
  sandboxShipmentsCollection,
  type SandboxCarrierOptions,
  type SandboxCarrierSettings,
  type SandboxShipment,
} from './sandbox.carrier';
export { HttpCarrier, type HttpCarrierOptions } from './http.carrier';
export { SendcloudCarrier } from './sendcloud.carrier';
export { ParkedLabels } from './parked-labels';
