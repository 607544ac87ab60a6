/** Words that end a company's name in any case, and those that are words of other languages in another case. */
const legalForms = new Set(
  'co coltd company corp corporation inc limited ltd llc plc gmbh gmbhv aktiengesellschaft spa srl pty pte sdn sp spzoo doo'.split(
    ' ',
  ),
);
const legalLetters = new Set('AB AG AS A/S BV KG LP OHG OY Oy Rt SA SAS S/A San'.split(' '));

const isLegalForm = (word) => {
  const bare = word.replace(/[.,()]/g, '');
  return legalLetters.has(bare) || legalForms.has(bare.replace(/\/.*/, '').toLowerCase());
};

/** "Nokia Mobile Phones Ltd" → "Nokia Mobile Phones": the text before the first legal form. */
export function withoutLegalForm(name) {
  const words = name.split(' ');
  const end = words.findIndex((word, index) => index > 0 && isLegalForm(word));
  const kept = words.slice(0, end < 0 ? words.length : end).join(' ');
  return kept.replace(/\s*\([^)]*$/, '').replace(/[\s,&]+$/, '');
}

/** Brands whose makers are also listed under other names; each name in lower case, without its legal form. */
const makers = {
  Acer: ['acer peripherals'],
  Amoi: ['amoi electronics', 'amoi mobile', 'amoisonic electronics'],
  ASUS: ['asustek', 'asustek computer'],
  BenQ: ['benq mobile'],
  'BenQ-Siemens': ['benq siemens'],
  BlackBerry: ['research in motion'],
  Bosch: ['bosch telecom'],
  CEC: ['cec telecom', 'cec wireless'],
  Dancall: ['dancall telecom', 'dancall telecom bosch'],
  Ericsson: ['ericsson spain', 'ericsson sweden'],
  Haier: ['haier cct'],
  HP: ['hewlett', 'hewlett-packard'],
  HTC: ['high tech. computer'],
  Huawei: ['huawei device', 'huawei technologies'],
  Kejian: ['china kejian'],
  Kenwood: ['kenwood europe'],
  Lenovo: ['lenovo legend xoceco', 'lenovo mobile communication technology'],
  LG: ['lg electronics'],
  Maxon: ['maxon cellular systems', 'maxon denmark', 'maxon korea'],
  Microsoft: ['microsoft mobile'],
  Mitsubishi: ['mitsubishi electric'],
  Motorola: ['motorola international', 'motorola mobility'],
  Nokia: ['nokia mobile phones'],
  Palm: ['palm solutions group', 'palmone'],
  Panasonic: [
    'matsushita',
    'matsushita comms ind uk',
    'panasonic mobile communications',
    'panasonic/mmcde',
    'panasonic/pmcde',
  ],
  Philips: ['philips consumer comms france'],
  Samsung: ['samsung electronics'],
  Sanyo: ['sanyo electric'],
  Sharp: ['sharp', 'sharp telecommunications europe'],
  Sony: ['sony mobile communications'],
  'Sony Ericsson': ['sony ericsson mobile communications'],
  TCL: ['tcl communication', 'tcl mobile communication'],
  Telit: ['telit mobile termina', 'telit mobile terminals'],
  Toshiba: ['toshiba information systems uk'],
};
const brandOfMaker = new Map(
  Object.entries(makers).flatMap(([brand, names]) => names.map((name) => [name, brand])),
);

/** The well-known brand of a manufacturer as named in a list of codes. */
export function brandOf(manufacturer) {
  const name = withoutLegalForm(manufacturer);
  return brandOfMaker.get(name.toLowerCase()) ?? name;
}
