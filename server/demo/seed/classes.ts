/** A therapeutic class of the list: EphMRA code without padding zeros, and its name in readable form. */
export type Classe = { readonly codigo: string; readonly nome: string };

/** Anatomical groups by the first letter of the code. */
export const CATEGORIAS: Readonly<Record<string, string>> = {
  A: 'Aparelho digestivo e metabolismo',
  B: 'Sangue e órgãos hematopoiéticos',
  C: 'Aparelho cardiovascular',
  D: 'Dermatologia',
  F: 'Fitoterápicos',
  G: 'Aparelho geniturinário e hormônios sexuais',
  H: 'Hormônios sistêmicos',
  J: 'Anti-infecciosos sistêmicos',
  K: 'Soluções hospitalares',
  L: 'Oncologia e imunologia',
  M: 'Aparelho musculoesquelético',
  N: 'Sistema nervoso central',
  P: 'Antiparasitários',
  R: 'Aparelho respiratório',
  S: 'Olhos e ouvidos',
  T: 'Agentes de diagnóstico',
  V: 'Diversos',
};

// Slips and missing accents of the list that a buyer would take for ours.
const CORRECOES: readonly (readonly [slip: string, right: string])[] = [
  ['agragação', 'agregação'],
  ['aminosalicilatos', 'aminossalicilatos'],
  ['antibioticos', 'antibióticos'],
  ['vitaminas a com d', 'vitaminas A com D'],
  ['antiinibidor', 'anti-inibidor'],
  ['antihiper', 'anti-hiper'],
  ['anti-hipertersivos', 'anti-hipertensivos'],
  ['antihist', 'anti-hist'],
  ['antiinfeccios oft', 'anti-infecciosos oft'],
  ['antiinf', 'anti-inf'],
  ['anti-inflamatorios', 'anti-inflamatórios'],
  ['antimicoticos', 'antimicóticos'],
  ['anti-séptcos', 'antissépticos'],
  ['anti-sépticos', 'antissépticos'],
  ['antissepticos', 'antissépticos'],
  ['antoagonistas', 'antagonistas'],
  ['anti-reumáticos', 'antirreumáticos'],
  ['antiasmáticos/dpoc', 'antiasmáticos e DPOC,'],
  ['anti-asmáticos', 'antiasmáticos'],
  ['aparelho digestório', 'aparelho digestivo'],
  [
    'assoc anticolinérgicos longa dur, agonistas-b2 longa dur e corticoes',
    'associações de anticolinérgicos de longa duração, agonistas-b2 de longa duração e corticoides',
  ],
  ['associaçôes', 'associações'],
  ['á base', 'à base'],
  ['produtos a base', 'produtos à base'],
  ['cloranfenicois', 'cloranfenicóis'],
  ['carbohidrato', 'carboidrato'],
  ['dermatologicas', 'dermatológicas'],
  ['electrolíticas', 'eletrolíticas'],
  ['electrolíticos', 'eletrolíticos'],
  ['emulsôes', 'emulsões'],
  ['eritropoietínas', 'eritropoietinas'],
  ['estabilisadores', 'estabilizadores'],
  ['excuindo', 'excluindo'],
  ['fluorquinolonas', 'fluoroquinolonas'],
  ['conta fluor', 'conta flúor'],
  ['contendo fluor', 'contendo flúor'],
  ['homônios', 'hormônios'],
  ['imunoglobulinass específica', 'imunoglobulinas específicas'],
  ['inibdores', 'inibidores'],
  ['inbidores', 'inibidores'],
  ['injetaveis', 'injetáveis'],
  ['injetáves', 'injetáveis'],
  ['kinase', 'quinase'],
  ['macrolideos', 'macrolídeos'],
  ['as maos', 'as mãos'],
  ['neoplasisas', 'neoplasias'],
  ['oftamológic', 'oftalmológic'],
  ['oftalmológico sis', 'oftalmológicos sis'],
  ['oftalmológico tóp', 'oftalmológicos tóp'],
  ['opiáceas', 'de opiáceos'],
  ['outra drogas', 'outras drogas'],
  ['papilomavirus', 'papilomavírus'],
  ['pirodoxina', 'piridoxina'],
  ['prenatais', 'pré-natais'],
  ['preoteína', 'proteína'],
  ['pró-proteina', 'pró-proteína'],
  ['de proteina', 'de proteína'],
  ['sulfonilouréia', 'sulfonilureia'],
  ['outras substâ', 'outras substâncias'],
  ['substânciasncias', 'substâncias'],
  ['tnf( ', 'tnf ('],
  ['todos as outras', 'todas as outras'],
  ['todos outros', 'todos os outros'],
  ['todas outras', 'todas as outras'],
  ['urologicos', 'urológicos'],
  ['varicella', 'varicela'],
  ['do cácio', 'do cálcio'],
  ['cancêr', 'câncer'],
];

// Words that keep their capitals when the rest of a name is set in lower case.
const SIGLAS =
  'ALK AMP B1 B2 B6 B12 BCR-ABL BPH BRAF/MEK BTK C2 C3 C8 CD20 CDK CFTR CGRP DPOC DPP-IV ECA EGFR G3A G3E G3F ' +
  'GLP-1 HDAC HER-2 HIV HMG-CoA HPB HPV II IIB/IIIA IX NK1 P1C PCSK9 PD-1/PD-L1 PDE4 PDE5 Ringer SGLT2 SNRI SSRI ' +
  'TNF VEGF/VEGFR VII VIII X Xa XIII 5-ARI';
const SIGLA_DE = new Map(SIGLAS.split(' ').map((sigla) => [sigla.toLowerCase(), sigla]));
const SIGLA = new RegExp(
  `(?<![\\p{L}\\d])(${[...SIGLA_DE.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d])`,
  'gu',
);
const LETRA = /(vitaminas?|complexo|hepatite|haemophilus|a com) ([a-ek])(?!\p{L}|\d)/gu;

/** 'N2B2 - ANALGÉSICOS NÃO NARCÓTICOS' as its code and a readable name. */
export function classeOf(naLista: string): Classe {
  const known = CONHECIDAS.get(naLista);
  if (known !== undefined) return known;
  const classe = parseClasse(naLista);
  CONHECIDAS.set(naLista, classe);
  return classe;
}

// 541 names for 29,849 products: reading each name once makes seeding a second shorter.
const CONHECIDAS = new Map<string, Classe>();

function parseClasse(naLista: string): Classe {
  const [codigo = '', ...rest] = naLista.split(' - ');
  const zeroless = codigo.replace(/^([A-Z])0(\d)/, '$1$2');
  return { codigo: zeroless, nome: readableNome(rest.join(' - ')) };
}

/** Sets a name of the list in sentence case; keeps acronyms and vitamins, corrects slips. */
function readableNome(naLista: string): string {
  let text = naLista.toLowerCase().trim().replace(/\.$/, '');
  for (const [slip, right] of CORRECOES) text = text.replaceAll(slip, right);
  text = text
    .replace(SIGLA, (sigla) => SIGLA_DE.get(sigla) ?? sigla)
    .replace(LETRA, (_, word: string, letter: string) => `${word} ${letter.toUpperCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
