import { brandOf, withoutLegalForm } from './brands.mjs';

describe('the brand of a manufacturer', () => {
  it.each([
    ['Samsung Electronics Co Ltd', 'Samsung'],
    ['Apple', 'Apple'],
    ['Apple Inc', 'Apple'],
    ['Nokia Mobile Phones Ltd', 'Nokia'],
    ['Huawei Technologies Co Ltd', 'Huawei'],
    ['TCL Communication Ltd', 'TCL'],
    ['LG Electronics Inc', 'LG'],
    ['Research in Motion Ltd', 'BlackBerry'],
    ['High Tech. Computer Corp.', 'HTC'],
    ['Panasonic/PMCDE', 'Panasonic'],
    ['SHARP', 'Sharp'],
    ['Ericsson Sweden', 'Ericsson'],
    ['Benq Siemens', 'BenQ-Siemens'],
    ['Hewlett-Packard', 'HP'],
  ])('is the well-known one: %s', (manufacturer, brand) => expect(brandOf(manufacturer)).toBe(brand));

  it.each([
    ['Siemens AG', 'Siemens'],
    ['ZTE Corporation', 'ZTE'],
    ['Kejian Corporation Ltd', 'Kejian'],
    ['BenQ Mobile GmbH & Co. OHG', 'BenQ Mobile'],
    ['IO Mobile (PTY) Ltd', 'IO Mobile'],
    ['Shintom Co.Ltd', 'Shintom'],
    ['Amper Datos S.A.', 'Amper Datos'],
    ['M-tec A/S', 'M-tec'],
    ['Ultra d.o.o', 'Ultra'],
    ['EBS sp.zo.o', 'EBS'],
    ['Inventia Sp. zo. O', 'Inventia'],
    ['CCT Ltd/CCT R&D Ltd', 'CCT'],
    ['BLU (CT Asia Ltd (HK))', 'BLU'],
    ['Symbol Technologies Ltd PDT8134', 'Symbol Technologies'],
  ])('has no legal form: %s', (manufacturer, name) => expect(withoutLegalForm(manufacturer)).toBe(name));

  it.each([
    'Spa',
    'Sony Ericsson',
    'ABB VSM',
    'Bang&Olufsen',
    'T-Mobile',
    'AG-Tel',
    'E28',
    'Good Phone',
    'SAGA',
  ])('is unchanged if there is none: %s', (name) => expect(brandOf(name)).toBe(name));
});
