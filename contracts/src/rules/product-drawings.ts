import { z } from 'zod';

/** Our own drawings of what people sell: what a product without a picture shows (look.md, "Public app"). */
export const productDrawings = [
  'general',
  'smartphone',
  'tablet',
  'laptop',
  'console',
  'watch',
  'headphones',
  'camera',
  'television',
  'appliance',
  'book',
  'clothing',
  'bicycle',
] as const;
export const productDrawingSchema = z.enum(productDrawings);
export type ProductDrawing = (typeof productDrawings)[number];

/** That of the nearest category which names one. @param line a category and its ancestors, nearest first */
export const drawingOf = (
  line: readonly { readonly drawing?: ProductDrawing | undefined }[],
): ProductDrawing | undefined => line.find(({ drawing }) => drawing)?.drawing;
