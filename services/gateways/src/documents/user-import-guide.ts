import {
  userImportColumns,
  userImportFaults,
  userImportLimits,
  type UserImportGuideLanguage,
} from '@reprise/contracts/identity';
import type { Role } from '@reprise/contracts/permissions';
import { ink, Sheet, type Brand } from './sheet';
import { guideTexts } from './user-import-guide.texts';

type About = {
  readonly language: UserImportGuideLanguage;
  readonly brand: Brand;
  readonly roles: readonly Role[];
};
const indent = 132;

function heading(sheet: Sheet, text: string): void {
  sheet.gap(12);
  sheet.room(48);
  sheet.text(text, { size: 13, weight: 'strong' });
  sheet.gap(4);
}

/** A word as it stands in the file, and what it means beside it. */
function named(sheet: Sheet, name: string, meaning: string): void {
  sheet.room(30);
  const top = sheet.y;
  sheet.text(name, { weight: 'strong', width: indent - 8 });
  const below = sheet.y;
  sheet.y = top;
  sheet.text(meaning, { x: sheet.margin + indent, width: sheet.width - indent, colour: ink.quiet });
  sheet.y = Math.max(sheet.y, below) + 3;
}

/** How users are imported: what `userImportColumns` and the faults mean, for the roles that its reader may give. */
export function renderUserImportGuide({ language, brand, roles }: About): Promise<Buffer> {
  const { title, about, steps, file, columns, roles: rolesTitle, faults } = guideTexts[language];
  const sheet = new Sheet('A4', { title, language, margin: 44 });
  sheet.brand(brand, 36);
  sheet.gap(8);
  sheet.rule(brand.colour ?? ink.text, 2);
  sheet.gap(20);
  sheet.text(title, { size: 24, weight: 'strong' });
  sheet.text(about, { size: 10.5 });
  heading(sheet, steps.title);
  for (const step of steps.list) sheet.text(step);
  heading(sheet, file.title);
  for (const line of file.list) sheet.text(line.replace('{lines}', String(userImportLimits.lines)));
  heading(sheet, columns.title);
  for (const column of userImportColumns) named(sheet, column, columns.of[column]);
  heading(sheet, rolesTitle);
  sheet.text(roles.join(', '));
  heading(sheet, faults.title);
  sheet.text(faults.about);
  sheet.gap(4);
  for (const fault of userImportFaults) sheet.text(`· ${faults.of[fault]}`);
  return sheet.end();
}
