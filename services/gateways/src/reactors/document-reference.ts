import { circuitInstructionsSchema } from '@reprise/contracts/configuration';
import { defaultLocale, localeSchema, type Locale } from '@reprise/contracts/kernel';
import type { FileStore } from '@reprise/kernel/ports';
import type { Document, Documents } from '@reprise/read-kernel/documents';
import { z } from 'zod';
import type { PostalParty } from '../carrier';
import type { MailBrand } from '../mail';
import type { Reference } from './ports';

// Only the fields that are read here; what else a document holds belongs to its resource.
const accountSchema = z.object({
  name: z.string(),
  language: localeSchema.catch(defaultLocale),
  mainColor: z.string().optional(),
  logo: z.string().optional(),
});
const organisationSchema = z.object({
  ...{
    accountId: z.string(),
    commonName: z.string(),
    street: z.string(),
    zipCode: z.string(),
    city: z.string(),
  },
  ...{ country: z.string(), streetMore: z.string().optional(), placeEmail: z.string().optional() },
});
const modeSchema = z.object({ accountId: z.string(), mailContent: z.string().trim().min(1) });
const circuitSchema = z.object({ defaultInstructions: circuitInstructionsSchema });
const ruleSchema = z.object({
  categoryIds: z.array(z.string()),
  instructions: circuitInstructionsSchema.min(1),
});

/** The account's own documents, as the resources keep them. */
export class DocumentReference implements Reference {
  constructor(
    private readonly documents: Pick<Documents, 'collection'>,
    private readonly files: Pick<FileStore, 'get'>,
  ) {}

  async brand(accountId: string): Promise<MailBrand & { locale: Locale }> {
    const found = accountSchema.safeParse(
      await this.documents.collection({ name: 'accounts' }).get(accountId),
    );
    if (!found.success) return { name: 'Reprise', locale: defaultLocale };
    const { name, language, mainColor, logo } = found.data;
    const bytes = await this.logo(logo);
    return { name, locale: language, ...(mainColor && { colour: mainColor }), ...(bytes && { logo: bytes }) };
  }

  async party(accountId: string, organisationId: string): Promise<PostalParty | undefined> {
    const found = organisationSchema.safeParse(await this.one('organizations', organisationId));
    if (!found.success || found.data.accountId !== accountId) return undefined;
    const { commonName: name, street, streetMore, zipCode, city, country, placeEmail: email } = found.data;
    return {
      name,
      street,
      zipCode,
      city,
      country,
      ...(streetMore && { streetMore }),
      ...(email && { email }),
    };
  }

  async returnStock(accountId: string, warehouseId: string): Promise<string | undefined> {
    const stocks = this.documents.collection<Document>({ name: 'stocks' });
    const [stock] = await stocks.find({ accountId, warehouseId, native: 'customer_return' }, { limit: 1 });
    return stock?._id;
  }

  async mailNote(accountId: string, modeId: string): Promise<string | undefined> {
    const found = modeSchema.safeParse(await this.one('payment_modes', modeId));
    return found.success && found.data.accountId === accountId ? found.data.mailContent : undefined;
  }

  /** Those of the first rule for the category, else of any rule for all categories, else the circuit's own. */
  async instructions(accountId: string, circuit: string, categoryId: string): Promise<readonly string[]> {
    const filter = { accountId, circuit, status: 'enabled' };
    const rules = (await this.documents.collection({ name: 'dispatch_circuit_rules' }).find(filter)).flatMap(
      (rule) => ruleSchema.safeParse(rule).data ?? [],
    );
    const own = rules.find(({ categoryIds }) => categoryIds.includes(categoryId));
    const general = rules.find(({ categoryIds }) => categoryIds.length === 0);
    const circuits = this.documents.collection({ name: 'circuits' });
    const [kind] = own || general ? [] : await circuits.find({ accountId, name: circuit }, { limit: 1 });
    const fallback = circuitSchema.safeParse(kind).data?.defaultInstructions ?? [];
    return ((own ?? general)?.instructions ?? fallback).map(({ label }) => label);
  }

  private one(name: string, id: string): Promise<Document | undefined> {
    return this.documents.collection({ name }).get(id);
  }

  /** A logo may be a file of ours or an address elsewhere; only ours is embedded. */
  private async logo(key: string | undefined): Promise<Buffer | undefined> {
    if (!key || /^https?:/.test(key)) return undefined;
    const file = await this.files.get(key).catch(() => undefined);
    return file && /^image\/(png|jpe?g)$/.test(file.contentType) ? file.bytes : undefined;
  }
}
