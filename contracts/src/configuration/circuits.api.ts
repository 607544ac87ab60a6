import { z } from 'zod';
import { endpoint, resource } from '../kernel';
import {
  circuitComputedSchema,
  circuitInputSchema,
  circuitInstructionRowSchema,
  dispatchCircuitRuleComputedSchema,
  dispatchCircuitRuleInputSchema,
} from './circuit.document';
import {
  paymentModeInputSchema,
  shippingMethodComputedSchema,
  shippingMethodInputSchema,
} from './methods.document';
import { warehouseDispatchRuleInputSchema } from './dispatch.document';

export const circuitResource = resource({
  name: 'circuits',
  seldomWritten: true,
  published: true,
  type: 'Circuit',
  schema: circuitInputSchema,
  computed: circuitComputedSchema,
  permissions: { list: 'catalogue.browse', create: 'circuit.update', update: 'circuit.update' },
  list: { filters: ['name', 'active'], order: ['name'] },
  problems: [
    'invalid-request',
    'circuit-still-used',
    'store-drop-already-active',
    'web-drop-needs-store-drop',
    'web-channel-needs-url',
  ],
});

export const circuitInstructionEndpoints = {
  list: endpoint({
    name: 'listCircuitInstructions',
    method: 'GET',
    path: '/circuit-instructions',
    access: 'catalogue.browse',
    summary: 'The instructions of the account’s circuits and dispatch rules, in order.',
    list: { filters: ['circuit', 'dispatchCircuitRule', 'type'], order: [] },
    resource: 'CircuitInstruction',
    reply: circuitInstructionRowSchema,
  }),
  get: endpoint({
    name: 'getCircuitInstruction',
    method: 'GET',
    path: '/circuit-instructions/{id}',
    access: 'catalogue.browse',
    summary: 'One instruction.',
    params: z.object({ id: z.uuid() }),
    resource: 'CircuitInstruction',
    reply: circuitInstructionRowSchema,
  }),
} as const;

export const dispatchCircuitRules = resource({
  name: 'dispatch-circuit-rules',
  seldomWritten: true,
  published: true,
  type: 'DispatchCircuitRule',
  schema: dispatchCircuitRuleInputSchema,
  computed: dispatchCircuitRuleComputedSchema,
  permissions: { list: 'dispatch-rule.read', create: 'dispatch-rule.update' },
  list: { filters: ['circuit', 'status', 'categoryIds'], order: ['circuit', 'status'] },
  problems: ['invalid-request'],
});

export const warehouseDispatchRules = resource({
  name: 'warehouse-dispatch-rules',
  seldomWritten: true,
  published: true,
  type: 'WarehouseDispatchRule',
  schema: warehouseDispatchRuleInputSchema,
  permissions: { list: 'dispatch-rule.read', create: 'dispatch-rule.update' },
  list: { filters: ['title', 'active', 'warehouseIds'], order: ['position', 'title'] },
  problems: ['invalid-request'],
});

export const shippingMethods = resource({
  name: 'shipping-methods',
  seldomWritten: true,
  published: true,
  type: 'ShippingMethod',
  schema: shippingMethodInputSchema,
  computed: shippingMethodComputedSchema,
  permissions: { list: 'circuit.read', create: 'circuit.update' },
  list: { filters: ['circuit', 'active', 'label'], order: ['position', 'label', 'circuit'] },
  problems: ['invalid-request'],
});

export const paymentModes = resource({
  name: 'payment-modes',
  seldomWritten: true,
  published: true,
  type: 'PaymentMode',
  schema: paymentModeInputSchema,
  permissions: { list: 'payment-mode.read', create: 'payment-mode.update' },
  list: { filters: ['label', 'type', 'provider', 'active'], order: ['label', 'type'] },
  problems: ['invalid-request', 'still-referenced', 'premium-feature-missing'],
});
