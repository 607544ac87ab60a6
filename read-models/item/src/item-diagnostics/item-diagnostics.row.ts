import type { Answer, BuybackEvent, Priced, ProductSnapshot } from '@reprise/contracts/buyback';
import type {
  ItemDiagnosticType,
  ItemEvent,
  OpeningPhoto,
  Specification,
  TestPhoto,
} from '@reprise/contracts/item';
import type { DomainEvent, RecordedEvent } from '@reprise/contracts/kernel';
import type { Row } from '@reprise/read-kernel';

/** One diagnostic, as it was: later ones stand beside it and change nothing of it. */
export type DiagnosticEntry = {
  readonly id: string;
  readonly type: ItemDiagnosticType;
  readonly at: string;
  readonly by: string;
  readonly role: string;
  readonly placeId: string;
  readonly product: ProductSnapshot;
  readonly specification: Omit<Specification, 'product' | 'diagnosticId'>;
  readonly answers: readonly Answer[];
  readonly price: Priced;
  /** Of the questions and their effects. */
  readonly diagnosticId: string;
  readonly photos: readonly TestPhoto[];
  readonly noteId?: string;
};
/** A photo of the opened parcel, with who took it and when. */
export type Opened = { readonly photo: OpeningPhoto; readonly at: string; readonly by: string };
export type ItemDiagnosticsRow = Row & {
  /** The last store it came through, or else the account's root: where the next check happens. */
  readonly placeId: string;
  readonly forcedInvalidImei: boolean;
  readonly entries: readonly DiagnosticEntry[];
  readonly opening?: readonly Opened[];
};

type Of<E extends DomainEvent, T extends E['type']> = RecordedEvent<Extract<E, { type: T }>>;
export type Declared = Of<BuybackEvent, 'BuybackDeclared'>;
export type Rediagnosed = Of<BuybackEvent, 'BuybackRediagnosed'>;
export type Finalised = Of<BuybackEvent, 'BuybackFinalised'>;
export type Controlled = Of<ItemEvent, 'ItemControlled'>;

const made = ({ id, time, actor }: RecordedEvent) => ({ id, at: time, by: actor.userId, role: actor.role });

export function declaration(event: Declared): DiagnosticEntry {
  const { product, answers, price, diagnosticId, storeId, rootId, imei, serialNumber } = event.data;
  return {
    ...made(event),
    ...{ type: 'declaration', placeId: storeId ?? rootId, product, answers, price, diagnosticId, photos: [] },
    specification: { ...(imei ? { imei } : {}), ...(serialNumber ? { serialNumber } : {}) },
  };
}

export function storeCheck(before: DiagnosticEntry, event: Rediagnosed, placeId: string): DiagnosticEntry {
  const { answers, price, diagnosticId = before.diagnosticId } = event.data;
  const { product, specification } = before;
  return {
    ...made(event),
    ...{ type: 'store_check', placeId, product, specification, answers, price, diagnosticId, photos: [] },
  };
}

/** The store read another IMEI than is known so far: a finding of its check, which the same hand-over may have begun. */
export function withImei(entries: readonly DiagnosticEntry[], event: Finalised): readonly DiagnosticEntry[] {
  const { imei, storeId } = event.data;
  const last = entries.at(-1);
  if (!last || !imei || imei === last.specification.imei) return entries;
  const found = { ...last, specification: { ...last.specification, imei } };
  if (last.type === 'store_check') return [...entries.slice(0, -1), found];
  return [...entries, { ...found, ...made(event), type: 'store_check', placeId: storeId }];
}

/** Each test says by itself which product it found; without a word, it is the declared one. */
export function complianceTest(before: DiagnosticEntry, { data, ...event }: Controlled): DiagnosticEntry {
  const { control, photoKeys, photos, noteId, specification = {}, warehouseId } = data;
  const { product = before.product, diagnosticId = before.diagnosticId, ...found } = specification;
  return {
    ...made({ data, ...event }),
    ...{ type: 'compliance_test', placeId: warehouseId, product, diagnosticId },
    specification: { ...before.specification, ...found },
    ...{ answers: control.answers, price: control.price, ...(noteId ? { noteId } : {}) },
    // Tests of before photos were hashed show none here.
    photos: (photos ?? []).filter(({ key }) => photoKeys.includes(key)),
  };
}
