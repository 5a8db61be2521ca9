/** IBGE's codes of the demonstration's towns, by the first three digits of their CEP. */
const MUNICIPIOS: Readonly<Record<string, string>> = {
  '010': '3550308',
  '040': '3550308',
  '070': '3518800',
  '110': '3548500',
  '117': '3541000',
  '122': '3549904',
  '124': '3538006',
  '130': '3509502',
  '300': '3106200',
  '320': '3118601',
  '360': '3136702',
  '377': '3151800',
};

/** IBGE's code of a CEP's town; undefined for an unknown one. */
export const codigoMunicipio = (cep: string): string | undefined => MUNICIPIOS[cep.slice(0, 3)];
