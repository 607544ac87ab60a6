import type { Channel, Circuit, Deposit } from './statuses';

export type CircuitRule = {
  readonly channel: Channel;
  readonly deposit: Deposit;
  /** The product is handed over at a store counter: the buyback opens as `bb_awaiting_store_drop`. */
  readonly handedOverInStore: boolean;
  /** A carrier label is made for this buyback; otherwise HEAD shipping-label answers 404. */
  readonly labelPerBuyback: boolean;
  /** Somebody must announce the shipment; a courier's visit needs no announcement ("no manual shipment needed"). */
  readonly manualShipmentNeeded: boolean;
  /** A store packs it with others in a package that bears the label ("item does not need a label"). */
  readonly packedInPackage: boolean;
};

function circuit(channel: Channel, deposit: Deposit): CircuitRule {
  return {
    channel,
    deposit,
    handedOverInStore: channel === 'store' || deposit === 'drop',
    labelPerBuyback: deposit !== 'drop',
    manualShipmentNeeded: deposit !== 'collect',
    packedInPackage: deposit === 'drop',
  };
}

/**
 * The seven circuits (domain §2 "Circuits"). `store_collect` has a label too: only the courier's scan of it can put
 * the buyback in transit.
 */
export const circuitRules = {
  web_drop: circuit('web', 'drop'),
  web_drop_label: circuit('web', 'drop_label'),
  web_post: circuit('web', 'post'),
  web_collect: circuit('web', 'collect'),
  store_collect: circuit('store', 'collect'),
  store_drop: circuit('store', 'drop'),
  store_drop_label: circuit('store', 'drop_label'),
} as const satisfies Record<Circuit, CircuitRule>;

export const circuitRule = (id: Circuit): CircuitRule => circuitRules[id];

/** The initial status of a declared buyback. */
export const openingStatus = (id: Circuit): 'bb_awaiting_store_drop' | 'bb_awaiting_inventory' =>
  circuitRules[id].handedOverInStore ? 'bb_awaiting_store_drop' : 'bb_awaiting_inventory';

/** Whether the buyback itself will ever have a shipping label; if not, 404 "not expected" (customer journey §8). */
export const labelExpected = (id: Circuit): boolean => circuitRules[id].labelPerBuyback;

/** Only web buybacks can be brought to a store: the "web to store" method (customer journey §3). */
export const isWebToStore = (id: Circuit): boolean =>
  circuitRules[id].channel === 'web' && circuitRules[id].deposit === 'drop';

/** A courier comes on an agreed date. */
export const appointmentNeeded = (id: Circuit): boolean => circuitRules[id].deposit === 'collect';
