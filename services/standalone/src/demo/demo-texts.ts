/** Legal and help pages of the demonstration; clients write their own (back office §3 "Root detail"). */
export const demoTexts = (name: string) => ({
  eula: `<p>${name} est un site de démonstration. Les prix affichés n’engagent personne et aucun produit n’est réellement acheté.</p>`,
  serviceTerms: `<p>Le prix proposé vaut quinze jours, si le produit correspond à vos réponses. Après réception, l’atelier vérifie le produit ; si son état diffère, vous recevez une nouvelle proposition que vous êtes libre de refuser. Le produit vous est alors rendu gratuitement.</p>`,
  faqAndContact: `<h3>Quand suis-je payé ?</h3><p>Après le contrôle de votre produit : sous cinq jours ouvrés par virement, tout de suite par carte cadeau.</p><h3>Que deviennent mes données ?</h3><p>Déconnectez votre compte et effacez l’appareil avant l’envoi. L’atelier efface tout ce qui resterait.</p>`,
});

export const demoCookiesPolicy =
  '<p>Ce site ne dépose aucun traceur sans votre accord. Votre panier est gardé dans votre navigateur pendant trente jours.</p>';
