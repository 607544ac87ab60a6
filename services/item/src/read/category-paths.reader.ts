import { Inject, Injectable } from '@nestjs/common';
import { categories, type Category } from '@reprise/contracts/catalogue';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';

type Known = Pick<Category, 'id' | 'parentId'> & { readonly holdsData?: boolean };

/** Where an item's category stands in its tree. */
@Injectable()
export class CategoryPaths {
  private readonly categories;

  constructor(@Inject(DOCUMENTS) documents: Documents) {
    this.categories = documentsOf(documents, categories);
  }

  /** A category and all above it. */
  async pathOf(categoryId: string): Promise<readonly Known[]> {
    const category = await this.categories.read(categoryId);
    if (!category) return [];
    return [category, ...(category.parentId ? await this.pathOf(category.parentId) : [])];
  }

  /** It, or one above it, says that its products hold their owner's data. */
  async holdsData(categoryId: string): Promise<boolean> {
    return (await this.pathOf(categoryId)).some(({ holdsData }) => holdsData);
  }
}
