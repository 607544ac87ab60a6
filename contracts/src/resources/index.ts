import { categories, products, questions } from '../catalogue';
import {
  circuitResource,
  dispatchCircuitRules,
  homePages,
  mailTexts,
  organizationRootDetails,
  paymentModes,
  refurbQuestions,
  refurbSteps,
  resalePrices,
  shippingMethods,
  stocks,
  transferOrderSettings,
  warehouseDispatchRules,
  whiteLabelConfigurations,
} from '../configuration';
import { connectorOrganizations } from '../connectors';
import { ssoConfigurations, userContract } from '../identity';
import type { EndpointSpec, Reference, ResourceContract } from '../kernel';
import { accountContract, organisationContract } from '../organisation';
import { webhooks } from '../webhooks';

/** Every kind of reference document. */
export const resources: readonly ResourceContract[] = [
  ...[accountContract, organisationContract, userContract, ssoConfigurations],
  ...[categories, products, questions],
  ...[circuitResource, dispatchCircuitRules, warehouseDispatchRules, shippingMethods, paymentModes],
  ...[organizationRootDetails, whiteLabelConfigurations, transferOrderSettings, homePages],
  ...[mailTexts, stocks, webhooks, connectorOrganizations],
  ...[refurbSteps, refurbQuestions, resalePrices],
];

/** What a picker requests: a list, restricted to what the reference allows. */
export type Choices = {
  readonly list: EndpointSpec;
  /** Query parameters: `{ type: 'warehouse', status: 'active' }`. */
  readonly query: Readonly<Record<string, string>>;
};

const activity = ({ schema }: ResourceContract): Readonly<Record<string, string>> => {
  if ('active' in schema.shape) return { active: 'true' };
  return 'status' in schema.shape ? { status: 'active' } : {};
};

/** @throws RangeError for a reference to an unknown resource. */
export function choicesOf({ to, where = {}, active }: Reference): Choices {
  const target = resources.find(({ name }) => name === to);
  if (!target) throw new RangeError(`no resource is called ${to}`);
  const wanted = Object.entries(where).map(([field, value]) => [field, String(value)]);
  return {
    list: target.endpoints.list,
    query: { ...Object.fromEntries(wanted), ...(active && activity(target)) },
  };
}
