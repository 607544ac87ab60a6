import type { Reference } from '@reprise/contracts/kernel';
import { countryOptions, priceModifierSchema } from '@reprise/contracts/rules';
import { choicesOf } from '@reprise/contracts/resources';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, percentText } from '../../kernel/numbers';
import { useMayCall } from '../../kernel/store';
import { useChoices } from '../form/use-choices';
import type { FieldKind } from './field-kind';
import { PricesText } from './prices-text';
import { useAccount } from './use-account';

const looks = ['money', 'percent', 'image', 'file', 'price-modifier', 'prices', 'translations'] as const;
const names = ['reference', 'references', 'country', 'countries'] as const;
type Looked = Extract<FieldKind, { kind: (typeof looks)[number] | (typeof names)[number] }>;
export const isLooked = (kind: FieldKind): kind is Looked =>
  [...looks, ...names].some((each) => each === kind.kind);

const list = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

/** A value that its contract shows in a way of its own. */
export function LookedValue({ kind, value }: { kind: Looked; value: unknown }): ReactNode {
  const { t, i18n } = useTranslation();
  const { currency } = useAccount();
  switch (kind.kind) {
    case 'money':
      return amountText(Number(value), currency, i18n.language);
    case 'percent':
      return percentText(Number(value), i18n.language);
    case 'price-modifier':
      return <ModifierText value={value} />;
    case 'prices':
      return <PricesText value={value} />;
    case 'image':
      return <Thumbnail value={value} />;
    case 'file':
      return kind.file === 'document' ? (
        <a href={String(value)}>{t('form.document.open')}</a>
      ) : (
        <Thumbnail value={{ url: value }} />
      );
    case 'translations': {
      const languages = Object.keys(Object(value));
      const texts: Record<string, unknown> = Object(value);
      return languages.map((each) => `${each.slice(0, 2)}: ${String(texts[each])}`).join(' · ') || '–';
    }
    case 'country':
    case 'countries': {
      const known = countryOptions(i18n.language);
      const nameOf = (code: string) => known.find((country) => country.code === code)?.name ?? code;
      return list(value).map(nameOf).join(', ') || '–';
    }
    case 'reference':
    case 'references':
      return <Names reference={kind.reference} ids={list(value)} />;
  }
}

function ModifierText({ value }: { value: unknown }) {
  const { t, i18n } = useTranslation();
  const { currency } = useAccount();
  const modifier = priceModifierSchema.safeParse(value).data;
  if (!modifier) return '–';
  if (modifier.type === 'fixed') return amountText(modifier.value, currency, i18n.language);
  const text = percentText(modifier.value, i18n.language);
  const { capped_amount: cap } = modifier;
  return cap
    ? t('form.modifier.capped', { value: text, cap: amountText(cap, currency, i18n.language) })
    : text;
}

function Thumbnail({ value }: { value: unknown }) {
  const { url, alt }: { url?: unknown; alt?: unknown } = Object(value);
  return <img src={String(url)} alt={String(alt ?? '')} width={32} height={32} loading="lazy" />;
}

/** Documents by their names; the list that has them is only asked for by who may read it. */
function Names(props: { reference: Reference; ids: readonly string[] }) {
  const { t } = useTranslation();
  const may = useMayCall(choicesOf(props.reference).list);
  return may ? <KnownNames {...props} /> : t('resource.name-hidden');
}

/** Also those that may no longer be chosen. */
function KnownNames({ reference, ids }: { reference: Reference; ids: readonly string[] }) {
  const { active: _anyState, except: _anyValue, ...all } = reference;
  const { options } = useChoices(all, ids);
  return ids.map((id) => options.find(({ value }) => value === id)?.label ?? '…').join(', ') || '–';
}
