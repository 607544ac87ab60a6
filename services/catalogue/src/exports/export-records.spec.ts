import { categoryInputSchema } from '@reprise/contracts/catalogue';
import { categoryFile, formatOf } from '@reprise/contracts/catalogue-files';
import { categoryRecord } from './export-records';

const id = '0197f4a0-0000-7000-8000-000000000001';
const category = {
  ...categoryInputSchema.parse({
    ...{ name: 'Téléphones', identifier: 'phones', parentId: null, referringWarehouseIds: [id] },
    ...{ defaultWeight: 200, highlightedInstruction: 'Retirez la carte SIM.' },
    highlightedInstructionTranslations: { 'en-GB': 'Take out the SIM card.', 'de-DE': '' },
  }),
  ...{ id, buyerId: id, accountId: id, revision: 1, createdAt: '', updatedAt: '' },
};
const cellsOf = (stored: object) =>
  categoryFile.toCells(categoryRecord(stored as never, new Map(), new Map()), formatOf('fr-FR'));

describe('an exported category', () => {
  it('has its highlighted instruction in each language that it is written in', () => {
    expect(cellsOf(category)).toMatchObject({
      ...{ highlighted_instruction: 'Retirez la carte SIM.', highlighted_instruction_de: '' },
      highlighted_instruction_en: 'Take out the SIM card.',
    });
  });

  it('may have been stored before it could be translated', () => {
    const { highlightedInstructionTranslations: _later, ...stored } = category;
    expect(cellsOf(stored)).toMatchObject({ highlighted_instruction_en: '' });
  });
});
