const answer = (name, effect) => ({ name, effect });

/** Asked for every phone; stored in the "Phones" category, the parent of all manufacturers' categories. */
export const phoneQuestions = [
  {
    title: 'Le téléphone s’allume-t-il ?',
    howToTest: 'Branchez-le quelques minutes, puis maintenez le bouton d’alimentation.',
    answers: [answer('Oui', {}), answer('Non', { capState: 'grade_e' })],
  },
  {
    title: 'Dans quel état est l’écran ?',
    howToTest: 'Regardez l’écran éteint, sous une lumière vive.',
    answers: [
      answer('Comme neuf', {}),
      answer('Micro-rayures', { capState: 'grade_b' }),
      answer('Rayures visibles', { capState: 'grade_c' }),
      answer('Fissuré ou cassé', { capState: 'grade_d' }),
    ],
  },
  {
    title: 'Le téléphone est-il déverrouillé et sans compte ?',
    howToTest: 'Retirez votre compte dans les réglages avant de le céder.',
    answers: [answer('Oui', {}), answer('Non, il reste verrouillé', { blocks: true })],
  },
  {
    title: 'Le chargeur est-il fourni ?',
    answers: [answer('Oui', {}), answer('Non', { percentage: -5 })],
  },
];
