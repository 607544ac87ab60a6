import type { AnswerEffect, ProductDrawing, ProductPrices } from '@reprise/contracts/rules';
import type { DemoDrawing } from './demo-drawings';

type DemoQuestion = {
  readonly title: string;
  readonly howToTest?: string;
  readonly answers: readonly (readonly [name: string, effect: AnswerEffect])[];
};
type DemoProduct = {
  readonly label: string;
  readonly brand: string;
  readonly model: string;
  /** Best price in euros; the other grades are derived from it. */
  readonly price: number;
  readonly weight: number;
  readonly drawing: DemoDrawing;
  readonly tacCodes?: readonly string[];
};
export type DemoCategory = {
  readonly name: string;
  /** Also the name of its drawing. */
  readonly identifier: DemoDrawing;
  /** What a product of it shows that has no picture. */
  readonly shape: ProductDrawing;
  readonly weight: number;
  readonly imei: boolean;
  readonly questions: readonly DemoQuestion[];
  readonly products: readonly DemoProduct[];
};

/** 100, 80, 60, 40 and 20 % of the best price, in minor units. */
export const gradedPrices = (euros: number): ProductPrices => ({
  grade_a: euros * 100,
  grade_b: euros * 80,
  grade_c: euros * 60,
  grade_d: euros * 40,
  grade_e: euros * 20,
});

const power: DemoQuestion = {
  title: 'S’allume-t-il normalement ?',
  howToTest: 'Appuyez longuement sur le bouton d’alimentation.',
  answers: [
    ['Oui', {}],
    ['Non', { capState: 'grade_e' }],
  ],
};
const screen: DemoQuestion = {
  title: 'Dans quel état est l’écran ?',
  howToTest: 'Regardez l’écran éteint sous une lumière vive.',
  answers: [
    ['Comme neuf', {}],
    ['Micro-rayures', { capState: 'grade_b' }],
    ['Rayures visibles', { capState: 'grade_c' }],
    ['Fissuré ou cassé', { capState: 'grade_e' }],
  ],
};
const casing: DemoQuestion = {
  title: 'Dans quel état est la coque ?',
  answers: [
    ['Comme neuve', {}],
    ['Traces d’usage', { percentage: -5 }],
    ['Chocs ou enfoncements', { capState: 'grade_c' }],
  ],
};
const accessories: DemoQuestion = {
  title: 'Le chargeur d’origine est-il fourni ?',
  answers: [
    ['Oui', {}],
    ['Non', { amount: -500 }],
  ],
};
const lock: DemoQuestion = {
  title: 'Le compte (iCloud, Google) est-il déconnecté ?',
  howToTest: 'Un appareil verrouillé ne peut pas être repris.',
  answers: [
    ['Oui', {}],
    ['Non', { blocks: true }],
  ],
};

export const demoCatalogue: readonly DemoCategory[] = [
  {
    name: 'Smartphones',
    identifier: 'smartphones',
    shape: 'smartphone',
    weight: 200,
    imei: true,
    questions: [power, screen, casing, lock],
    products: [
      {
        label: 'Apple iPhone 15 Pro 128 Go',
        brand: 'Apple',
        model: 'iPhone 15 Pro',
        drawing: 'iphone-15-pro',
        price: 520,
        weight: 187,
        tacCodes: ['35901234'],
      },
      {
        label: 'Apple iPhone 14 128 Go',
        brand: 'Apple',
        model: 'iPhone 14',
        drawing: 'iphone-14',
        price: 340,
        weight: 172,
        tacCodes: ['35345678'],
      },
      {
        label: 'Apple iPhone 12 64 Go',
        brand: 'Apple',
        model: 'iPhone 12',
        drawing: 'iphone-12',
        price: 160,
        weight: 164,
        tacCodes: ['35676543'],
      },
      {
        label: 'Samsung Galaxy S23 256 Go',
        brand: 'Samsung',
        model: 'Galaxy S23',
        drawing: 'galaxy-s23',
        price: 310,
        weight: 168,
        tacCodes: ['35123987'],
      },
      {
        label: 'Samsung Galaxy A54 128 Go',
        brand: 'Samsung',
        model: 'Galaxy A54',
        drawing: 'galaxy-a54',
        price: 120,
        weight: 202,
        tacCodes: ['35456712'],
      },
      {
        label: 'Google Pixel 8 128 Go',
        brand: 'Google',
        model: 'Pixel 8',
        drawing: 'pixel-8',
        price: 290,
        weight: 187,
        tacCodes: ['35789012'],
      },
      {
        label: 'Fairphone 5 256 Go',
        brand: 'Fairphone',
        model: 'Fairphone 5',
        drawing: 'fairphone-5',
        price: 260,
        weight: 212,
        tacCodes: ['86112233'],
      },
    ],
  },
  {
    name: 'Tablettes',
    identifier: 'tablettes',
    shape: 'tablet',
    weight: 500,
    imei: false,
    questions: [power, screen, casing, lock, accessories],
    products: [
      {
        label: 'Apple iPad Air 5 64 Go',
        brand: 'Apple',
        model: 'iPad Air 5',
        drawing: 'ipad-air',
        price: 280,
        weight: 461,
      },
      {
        label: 'Apple iPad 9 64 Go',
        brand: 'Apple',
        model: 'iPad 9',
        drawing: 'ipad-9',
        price: 150,
        weight: 487,
      },
      {
        label: 'Samsung Galaxy Tab S9',
        brand: 'Samsung',
        model: 'Galaxy Tab S9',
        drawing: 'galaxy-tab',
        price: 330,
        weight: 498,
      },
    ],
  },
  {
    name: 'Consoles',
    identifier: 'consoles',
    shape: 'console',
    weight: 4000,
    imei: false,
    questions: [power, casing, accessories],
    products: [
      {
        label: 'Sony PlayStation 5 Slim',
        brand: 'Sony',
        model: 'PlayStation 5 Slim',
        drawing: 'playstation-5',
        price: 270,
        weight: 3200,
      },
      {
        label: 'Nintendo Switch OLED',
        brand: 'Nintendo',
        model: 'Switch OLED',
        drawing: 'switch-oled',
        price: 160,
        weight: 420,
      },
      {
        label: 'Microsoft Xbox Series X',
        brand: 'Microsoft',
        model: 'Xbox Series X',
        drawing: 'xbox-series-x',
        price: 230,
        weight: 4450,
      },
      {
        label: 'Nintendo Game Boy Color',
        brand: 'Nintendo',
        model: 'Game Boy Color',
        drawing: 'game-boy',
        price: 0,
        weight: 138,
      },
    ],
  },
  {
    name: 'Ordinateurs portables',
    identifier: 'ordinateurs-portables',
    shape: 'laptop',
    weight: 1800,
    imei: false,
    questions: [power, screen, casing, accessories],
    products: [
      {
        label: 'Apple MacBook Air M2 256 Go',
        brand: 'Apple',
        model: 'MacBook Air M2',
        drawing: 'macbook-air',
        price: 560,
        weight: 1240,
      },
      {
        label: 'Lenovo ThinkPad X1 Carbon Gen 10',
        brand: 'Lenovo',
        model: 'ThinkPad X1 Carbon',
        drawing: 'thinkpad',
        price: 420,
        weight: 1120,
      },
    ],
  },
];
