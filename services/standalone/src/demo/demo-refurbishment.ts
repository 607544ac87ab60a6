/** What the demonstration's workshop can do to a product, in minor units. */
export const demoSteps = [
  {
    key: 'screen',
    name: 'Remplacer l’écran',
    description: 'Chauffer, déposer l’écran, nettoyer le joint, reposer.',
    cost: 4_500,
  },
  {
    key: 'battery',
    name: 'Remplacer la batterie',
    description: 'Batterie d’origine, capacité vérifiée au banc.',
    cost: 2_700,
  },
  {
    key: 'clean',
    name: 'Nettoyer et emballer',
    description: 'Nettoyer la coque, polir, mettre sous film.',
    cost: 450,
  },
] as const;
type DemoStep = (typeof demoSteps)[number]['key'];

type DemoRefurbQuestion = {
  readonly key: string;
  readonly label: string;
  readonly type: 'unique' | 'multiple';
  readonly answers: readonly (readonly [label: string, steps: readonly DemoStep[]])[];
};

export const demoRefurbQuestions: readonly DemoRefurbQuestion[] = [
  {
    ...{ key: 'worn', label: 'Que faut-il remplacer ?', type: 'multiple' },
    answers: [
      ['L’écran', ['screen']],
      ['La batterie', ['battery']],
      ['Rien', []],
    ],
  },
  {
    ...{ key: 'dirty', label: 'Le produit est-il propre ?', type: 'unique' },
    answers: [
      ['Oui', []],
      ['Non', ['clean']],
    ],
  },
];
