import type { INestApplicationContext } from '@nestjs/common';
import { categoryInputSchema, productInputSchema } from '@reprise/contracts/catalogue';
import {
  dispatchCircuitRuleInputSchema,
  homePageInputSchema,
  paymentModeInputSchema,
} from '@reprise/contracts/configuration';
import { connectorOrganizationSchema, type connectorOrganizations } from '@reprise/contracts/connectors';
import { userSchema } from '@reprise/contracts/identity';
import { accountSchema } from '@reprise/contracts/organisation';
import { categoriesDefinition, productsDefinition, questionsDefinition } from '@reprise/catalogue';
import {
  circuitsDefinition,
  ConfigurationProvisioner,
  dispatchCircuitRulesDefinition,
  homePageDefinition,
  paymentModesDefinition,
  rootDetailsDefinition,
  shippingMethodsDefinition,
  whiteLabelDefinition,
} from '@reprise/configuration';
import { Passwords, users } from '@reprise/identity';
import { connectorOrganizationsToken } from '@reprise/gateways/connectors';
import { drawnPicture } from '@reprise/gateways/files';
import type { CommandMeta } from '@reprise/kernel';
import { PublicFiles } from '@reprise/kernel/files';
import type { Documents } from '@reprise/read-kernel';
import type { ResourceDefinition, ResourceStore } from '@reprise/kernel/resource';
import { AccountProvisioner, accounts, organisations } from '@reprise/organisation';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { demoDrawings, type DemoDrawing } from './demo-drawings';

const storeOf = <C extends ResourceDefinition['contract']>(
  app: INestApplicationContext,
  { token }: ResourceDefinition<C>,
): ResourceStore<C> => app.get<ResourceStore<C>>(token, { strict: false });

/** The stores of the reference documents in the running application. */
export function demoStores(app: INestApplicationContext) {
  const details = storeOf(app, rootDetailsDefinition);
  const whiteLabels = storeOf(app, whiteLabelDefinition);
  const documents = app.get<Documents>(DOCUMENTS, { strict: false });
  const files = app.get(PublicFiles, { strict: false });
  return {
    accounts: storeOf(app, accounts),
    accountProvisioner: app.get(AccountProvisioner, { strict: false }),
    organisations: storeOf(app, organisations),
    users: storeOf(app, users),
    marks: documents.collection<{ _id: string; token?: string }>({ name: 'marks' }),
    passwords: app.get(Passwords, { strict: false }),
    provisioner: app.get(ConfigurationProvisioner, { strict: false }),
    circuits: storeOf(app, circuitsDefinition),
    circuitRules: storeOf(app, dispatchCircuitRulesDefinition),
    homePages: storeOf(app, homePageDefinition),
    shippingMethods: storeOf(app, shippingMethodsDefinition),
    paymentModes: storeOf(app, paymentModesDefinition),
    categories: storeOf(app, categoriesDefinition),
    questions: storeOf(app, questionsDefinition),
    connectors: app.get<ResourceStore<typeof connectorOrganizations>>(connectorOrganizationsToken, {
      strict: false,
    }),
    products: storeOf(app, productsDefinition),
    /** @returns the address of a drawing. */
    drawing: async (name: DemoDrawing): Promise<string> =>
      files.keep('picture', await drawnPicture(demoDrawings[name])),
    async settings(accountId: string, patch: Record<string, unknown>, meta: CommandMeta): Promise<void> {
      const [detail] = await details.find(accountId, {}, 1);
      if (detail) await details.update(detail.id, patch, meta);
    },
    async whiteLabel(accountId: string, patch: Record<string, unknown>, meta: CommandMeta): Promise<void> {
      const [page] = await whiteLabels.find(accountId, {}, 1);
      if (page) await whiteLabels.update(page.id, patch, meta);
    },
    parse: {
      account: (body: unknown) => accountSchema.parse(body),
      category: (body: unknown) => categoryInputSchema.parse(body),
      product: (body: unknown) => productInputSchema.parse(body),
      paymentMode: (body: unknown) => paymentModeInputSchema.parse(body),
      circuitRule: (body: unknown) => dispatchCircuitRuleInputSchema.parse(body),
      homePage: (body: unknown) => homePageInputSchema.parse(body),
      connector: (body: unknown) => connectorOrganizationSchema.parse(body),
      user: (body: unknown) => userSchema.parse(body),
    },
  };
}
export type DemoStores = ReturnType<typeof demoStores>;
