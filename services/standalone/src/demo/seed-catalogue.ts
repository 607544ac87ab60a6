import { questionInputSchema } from '@reprise/contracts/catalogue';
import { gradedPrices, type DemoCategory } from './demo-catalogue';
import { idOf, metaFor, type Tenant } from './demo-ids';
import type { DemoPlaces } from './demo-people';
import { namesOf, translationsOf } from './demo-translations';
import type { DemoStores } from './demo-stores';

type CategoryBuyer = Pick<DemoPlaces, 'buyer' | 'warehouse'> & { readonly buyerAccountId?: string };

/** A category with its questions and products; its circuits are those of the root. */
export async function seedCategory(
  stores: DemoStores,
  tenant: Tenant,
  category: DemoCategory,
  parentId: string,
  { buyer, warehouse, buyerAccountId }: CategoryBuyer,
): Promise<void> {
  const { identifier, name, weight, shape } = category;
  const { id: categoryId } = await stores.categories.create(
    stores.parse.category({
      name,
      nameTranslations: translationsOf(name),
      identifier,
      parentId,
      image: { url: await stores.drawing(identifier), alt: '' },
      drawing: shape,
      ...{ buyerId: buyer, referringWarehouseIds: [warehouse], buyerAccountId },
      defaultWeight: weight,
      absorptionType: 'percentage_declared',
      absorptionValue: 5,
      absorptionMax: 1000,
    }),
    metaFor(tenant, 'category', identifier),
  );
  for (const question of category.questions) {
    const answers = question.answers.map(([answer, effect]) => ({
      id: idOf(tenant, 'answer', identifier, question.title, answer),
      name: answer,
      nameTranslations: translationsOf(answer),
      effect,
    }));
    const body = questionInputSchema.parse({
      categoryId,
      title: question.title,
      titleTranslations: translationsOf(question.title),
      howToTest: question.howToTest ?? '',
      howToTestTranslations: translationsOf(question.howToTest ?? ''),
      answers,
    });
    await stores.questions.create(body, metaFor(tenant, 'question', identifier, question.title));
  }
  for (const { price, drawing, tacCodes = [], ...product } of category.products) {
    const image = await stores.drawing(drawing);
    const body = stores.parse.product({
      ...{ ...product, labelTranslations: namesOf(product.label), image, hdImage: image },
      categoryId,
      tacCodes,
      status: 'published',
      buybackPrice: gradedPrices(price),
      isCollectingIMEI: category.imei,
    });
    await stores.products.create(body, metaFor(tenant, 'product', product.label));
  }
}
