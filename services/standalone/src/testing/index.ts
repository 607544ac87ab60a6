export {
  aCustomer,
  anIdentity,
  answersOf,
  declarationOf,
  offerOf,
  webDeclaration,
} from '../api-specs/testing/declaring';
export { runProduct, type Product } from '../api-specs/testing/running-product';
export { HostPlace, Proxied, type HostKind, type Readiness } from '../crash/testing/host-place';
export { seededKiller, type Victim } from '../crash/testing/killer';
export { travelMany, type Load } from '../crash/testing/load';
export type { Outcome } from '../crash/testing/travel';
export { PatientClient } from '../crash/testing/patient-client';
export { allSeen, keptPromises, wholeLog, type Aftermath } from '../crash/testing/promises';
export { HostProcess, type Environment } from '../journeys/testing/host-process';
export { ownDatabase } from '../journeys/testing/found-engines';
