import { eventually } from '@reprise/kernel/testing';

const contentType = (method: string): string =>
  method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';

/** The API as used by another person, for what a journey needs besides its own screens. */
export function apiOf(origin: string) {
  const call = async (
    method: string,
    path: string,
    token?: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, never> }> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': contentType(method) }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, never> };
  };
  return {
    call,
    async login(email: string, password = 'Reprise2026'): Promise<string> {
      return String((await call('POST', '/login', undefined, { email, password })).body['token']);
    },
  };
}

type Option = { id: string; circuit: string; paymentModes: { id: string; type: string }[] };
type Diagnostic = {
  questions: { id: string; answers: { id: string }[] }[];
  options: Option[];
  tacCodes: string[];
};

const aCustomer = {
  firstName: 'Zoé',
  lastName: 'Martin',
  email: 'zoe.martin@example.test',
  phone: '0612345678',
  street: '1 rue de la Paix',
  zipCode: '75001',
  city: 'Paris',
  country: 'FR',
  iban: 'FR7630006000011234567890189',
};

const aPassport = {
  type: 'passport',
  number: '12AB34567',
  issuingAuthority: 'Préfecture de Paris',
  deliveryDate: '2020-01-31',
};

type Sold = { id: string; identificationNumber: string };

/** A customer sells a product by post or relay, with the best answers, to be paid by transfer. */
export async function declareOnTheWeb(
  origin: string,
  product: string,
  circuit = 'web_drop_label',
): Promise<Sold> {
  const visit = await fetch(`${origin}/api/webtoken-with-account-and-ord`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ url: `${origin}/` }),
  });
  const { token } = (await visit.json()) as { token: string };
  const api = apiOf(origin);
  const search = `/products?search_product_buyback=${encodeURIComponent(product)}`;
  const admin = await api.login('admin@demo.reprise.test');
  const [found] = (await api.call('GET', search, admin)).body as unknown as { id: string }[];
  const { body } = await api.call('GET', `/products/${found?.id}/diagnostic?channel=web`, token);
  const declaration = declarationOf(found?.id, body as unknown as Diagnostic, circuit);
  const created = await api.call('POST', '/buybacks', token, declaration);
  if (created.status !== 201) throw new Error(`not declared: ${JSON.stringify(created)}`);
  const sold = created.body as unknown as Sold;
  // The customer is answered before there is an item; its row may be there before it, since both follow the log.
  await eventually(async () => {
    const { entries } = (await api.call('GET', `/items/${sold.id}/history`, admin)).body as {
      entries?: unknown[];
    };
    return entries !== undefined && entries.length > 0;
  });
  return sold;
}

function declarationOf(productId: string | undefined, diagnostic: Diagnostic, circuit: string): object {
  const { questions, options, tacCodes } = diagnostic;
  const option = options.find((each) => each.circuit === circuit);
  return {
    productId,
    answers: questions.map(({ id, answers }) => ({ questionId: id, answerId: answers[0]?.id })),
    circuit,
    shippingMethodId: option?.id,
    paymentModeId: option?.paymentModes.find(({ type }) => type === 'bank_transfer')?.id,
    ...(tacCodes[0] ? { imei: `${tacCodes[0]}1234567`, forcedInvalidImei: true } : {}),
    customer: aCustomer,
    identification: aPassport,
    termsAccepted: true,
    locale: 'fr-FR',
  };
}
