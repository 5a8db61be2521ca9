import { must } from '#lib/must.ts';
import type { CatalogueSample } from './catalogue-sample.ts';

/** The columns that the rules look at, in capitals without accents, as printed in the list. */
export type Labelled = { nome: string; apresentacao: string; laboratorio: string; codBarras: string };

export type LabelledQuery = { kind: string; text: string; isRelevant: (product: Labelled) => boolean };

/**
 * Queries as reps type them: text | required name or substance | required presentation. `500mg` is a product of that
 * only strength, `500mg/ml` of that concentration, `x30` a pack of thirty; anything else is searched for literally. `@`
 * searches the maker.
 */
const WRITTEN: Readonly<Record<string, string>> = {
  'name and strength': `
    dipirona 500 | DIPIRONA | 500mg
    paracetamol 750 | PARACETAMOL | 750mg
    paracetamol 500 | PARACETAMOL | 500mg
    ibuprofeno 600 | IBUPROFENO | 600mg
    ibuprofeno 400 | IBUPROFENO | 400mg
    amoxicilina 500 | AMOXICILINA | 500mg
    azitromicina 500 | AZITROMICINA | 500mg
    cefalexina 500 | CEFALEXINA | 500mg
    ciprofloxacino 500 | CIPROFLOXACINO | 500mg
    losartana 50 | LOSARTANA | 50mg
    losartana 100 | LOSARTANA | 100mg
    enalapril 10 | ENALAPRIL | 10mg
    enalapril 20 | ENALAPRIL | 20mg
    captopril 25 | CAPTOPRIL | 25mg
    atenolol 25 | ATENOLOL | 25mg
    atenolol 50 | ATENOLOL | 50mg
    anlodipino 5 | ANLODIPINO | 5mg
    anlodipino 10 | ANLODIPINO | 10mg
    sinvastatina 20 | SINVASTATINA | 20mg
    sinvastatina 40 mg | SINVASTATINA | 40mg
    atorvastatina 20mg | ATORVASTATINA | 20mg
    rosuvastatina 10 | ROSUVASTATINA | 10mg
    metformina 850 | METFORMINA | 850mg
    metformina 500 | METFORMINA | 500mg
    glibenclamida 5 | GLIBENCLAMIDA | 5mg
    omeprazol 20 | OMEPRAZOL | 20mg
    omeprazol 40 | OMEPRAZOL | 40mg
    pantoprazol 40 | PANTOPRAZOL | 40mg
    esomeprazol 20 | ESOMEPRAZOL | 20mg
    clonazepam 2 | CLONAZEPAM | 2mg
    clonazepam 0,5 | CLONAZEPAM | 0,5mg
    alprazolam 0.5 | ALPRAZOLAM | 0,5mg
    fluoxetina 20 | FLUOXETINA | 20mg
    sertralina 50 | SERTRALINA | 50mg
    escitalopram 10 | ESCITALOPRAM | 10mg
    prednisona 20 | PREDNISONA | 20mg
    loratadina 10 | LORATADINA | 10mg
    fluconazol 150 | FLUCONAZOL | 150mg
    nimesulida 100 | NIMESULIDA | 100mg
    sildenafila 50 | SILDENAFIL | 50mg
    tadalafila 20 | TADALAFILA | 20mg
    levotiroxina 50 | LEVOTIROXINA | 50mcg
    alopurinol 300 | ALOPURINOL | 300mg
    carvedilol 25 | CARVEDILOL | 25mg
    furosemida 40 | FUROSEMIDA | 40mg
    aas 100 | ^AAS | 100mg`,
  'concentrations and forms': `
    dipirona 500 ml | DIPIRONA | 500mg/ml
    dip 500 gotas | DIPIRONA | 500mg/ml GOT
    paracetamol 200 gotas | PARACETAMOL | 200mg/ml GOT
    amoxicilina suspensão | AMOXICILINA | SUS
    ambroxol xarope | AMBROXOL | XPE
    cetoconazol creme | CETOCONAZOL | CREM
    nistatina creme vaginal | NISTATINA | CREM VAG
    dexametasona creme | DEXAMETASONA | CREM
    cetoprofeno capsulas | CETOPROFENO | CAP
    diclofenaco injetavel | DICLOFENACO | INJ
    dexametasona comprimidos | DEXAMETASONA | COM
    timolol oftalmico | TIMOLOL | OFT`,
  'fragments with dose and count': `
    losart 50 30 | LOSARTANA | 50mg x30
    dip 500 20 | DIPIRONA | 500mg x20
    parac 750 20 | PARACETAMOL | 750mg x20
    ibup 600 20 | IBUPROFENO | 600mg x20
    omep 20 28 | OMEPRAZOL | 20mg x28
    sinva 20 30 | SINVASTATINA | 20mg x30
    metf 850 30 | METFORMINA | 850mg x30
    aten 50 30 | ATENOLOL | 50mg x30
    capto 25 30 | CAPTOPRIL | 25mg x30
    fluox 20 30 | FLUOXETINA | 20mg x30
    sertr 50 30 | SERTRALINA | 50mg x30
    rosuv 10 30 | ROSUVASTATINA | 10mg x30
    amox 500 21 | AMOXICILINA | 500mg x21
    azit 500 3 | AZITROMICINA | 500mg x3
    ciprof 500 14 | CIPROFLOXACINO | 500mg x14
    predni 20 10 | PREDNISO | 20mg x10
    lorat 10 12 | LORATADINA | 10mg x12
    pantop 40 28 | PANTOPRAZOL | 40mg x28
    escital 10 30 | ESCITALOPRAM | 10mg x30
    clonaz 2 30 | CLONAZEPAM | 2mg x30`,
  'any order': `
    50 30 losart | LOSARTANA | 50mg x30
    500 dipirona | DIPIRONA | 500mg
    30 20 sinvast | SINVASTATINA | 20mg x30
    mg 40 omeprazol | OMEPRAZOL | 40mg
    potassica losartana | LOSARTANA POTASSICA |
    sodica dipirona 500 | DIPIRONA SODICA | 500mg
    sodico diclofenaco 50 | DICLOFENACO SODICO | 50mg
    hidroclorotiazida losartana | LOSARTANA.*HIDROCLOROTIAZIDA\\|HIDROCLOROTIAZIDA.*LOSARTANA |
    clavulanato amoxicilina | CLAVULAN |
    cafeina dipirona | CAFEINA | `,
  'word being typed': `
    losart | LOSARTAN |
    amoxi | AMOXI |
    azitro | AZITRO |
    dorfle | DORFLEX |
    rivot | RIVOTRIL |
    neosald | NEOSALDINA |
    buscop | BUSCOPAN |
    tylen | TYLENOL |
    glifa | GLIFAGE |
    dramin | DRAMIN |
    plasi | PLASIL |
    cataf | CATAFLAM |
    voltar | VOLTAREN |
    selozo | SELOZOK |
    xarelt | XARELTO |
    levotirox | LEVOTIROXINA |
    hidrocloro | HIDROCLOROTIAZIDA |
    escitalo | ESCITALOPRAM |
    pregab | PREGABALINA |
    quetia | QUETIAPINA | `,
  'with and without accents': `
    ácido fólico | ACIDO FOLICO |
    acido folico 5 | ACIDO FOLICO\\|FOLICO | 5mg
    losartana potássica 50 | LOSARTANA POTASSICA | 50mg
    dipirona sódica 500 | DIPIRONA SODICA | 500mg
    DICLOFENACO SÓDICO | DICLOFENACO SODICO |
    ácido acetilsalicílico 100 | ACETILSALICILICO | 100mg
    Cloridrato de Propranolol 40 | PROPRANOLOL | 40mg
    cloreto de sódio | CLORETO DE SODIO |
    citrato de sildenafila | SILDENAFILA |
    carbonato de lítio | CARBONATO DE LITIO | `,
  'one slip': `
    rivotirl | RIVOTRIL |
    dipriona | DIPIRONA |
    losratana | LOSARTANA |
    amoxcilina | AMOXICILINA |
    azitromcina | AZITROMICINA |
    omeprasol | OMEPRAZOL |
    ibuprufeno | IBUPROFENO |
    paracetamoll | PARACETAMOL |
    sinvastaina | SINVASTATINA |
    clonasepam | CLONAZEPAM |
    fluoxetna | FLUOXETINA |
    nimesolida | NIMESULIDA |
    cefalexna | CEFALEXINA |
    ciprofloxacimo | CIPROFLOXACINO |
    furosemda | FUROSEMIDA |
    prednizona | PREDNISONA |
    metfornina 850 | METFORMINA | 850mg
    losrtana 50 30 | LOSARTANA | 50mg x30
    buscopam | BUSCOPAN |
    neosaldna | NEOSALDINA |
    enalaprill 10 | ENALAPRIL | 10mg
    catopril 25 | CAPTOPRIL | 25mg
    levotirixina 50 | LEVOTIROXINA | 50mcg
    pantorpazol 40 | PANTOPRAZOL | 40mg
    roszuvastatina | ROSUVASTATINA | `,
  'brand, maker and substance': `
    medley losartana | LOSARTANA | @MEDLEY
    ems omeprazol 20 | OMEPRAZOL | 20mg @EMS
    eurofarma amoxicilina | AMOXICILINA | @EUROFARMA
    teuto dipirona | DIPIRONA | @TEUTO
    cimed paracetamol | PARACETAMOL | @CIMED
    germed sinvastatina 20 | SINVASTATINA | 20mg @GERMED
    dorflex | DORFLEX |
    rivotril 2 | RIVOTRIL | 2mg
    tylenol 750 | TYLENOL | 750mg
    clonazepam 2,5 gotas | CLONAZEPAM | 2,5mg/ml GOT`,
};

const EANS = 16;

/** The written queries and, from products spread over the list, EANs: whole, their start and their end. */
export function labelledQueries({ segments }: CatalogueSample): LabelledQuery[] {
  const written = Object.entries(WRITTEN).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => toQuery(kind, line)),
  );
  const eans = segments.flatMap(({ codBarras }) => codBarras).filter((ean) => ean.length === 13);
  const ean = (i: number): string => must(eans[(i * 7919 + 29) % eans.length], 'EAN');
  const made = Array.from({ length: EANS }, (_, i): LabelledQuery[] => {
    const [start, end] = [ean(i + EANS).slice(0, 7 + (i % 5)), ean(i + 2 * EANS).slice(-6 - (i % 3))];
    return [
      { kind: 'EAN whole', text: ean(i), isRelevant: ({ codBarras }) => codBarras === ean(i) },
      {
        kind: 'EAN with a zero in front',
        text: `0${ean(i)}`,
        isRelevant: ({ codBarras }) => codBarras === ean(i),
      },
      { kind: 'EAN by its start', text: start, isRelevant: ({ codBarras }) => codBarras.startsWith(start) },
      { kind: 'EAN by its end', text: end, isRelevant: ({ codBarras }) => codBarras.endsWith(end) },
    ];
  });
  return [...written, ...made.flat()];
}

function toQuery(kind: string, line: string): LabelledQuery {
  const [text = '', name = '', rest = ''] = line.split(/(?<!\\)\|/).map((part) => part.trim());
  const named = new RegExp(name.replaceAll('\\|', '|'));
  const rules = rest.split(' ').filter((token) => token !== '');
  const tests = rules.map(toTest);
  const isRelevant = (product: Labelled) =>
    named.test(product.nome) && tests.every((passes) => passes(product));
  return { kind, text, isRelevant };
}

const strength = /^(?<amount>[\d,]+)(?<unit>mg|mcg)(?<per>\/ml)?$/;
const count = /^x(?<units>\d+)$/;

function toTest(token: string): (product: Labelled) => boolean {
  if (token.startsWith('@')) return ({ laboratorio }) => laboratorio.includes(token.slice(1));
  const { amount, unit = '', per } = strength.exec(token)?.groups ?? {};
  const { units } = count.exec(token)?.groups ?? {};
  if (amount !== undefined) {
    const zeros = amount.includes(',') ? '0*' : '(?:,0+)?';
    const after = per === undefined ? '(?!\\w| ?[/+])' : ' ?/ ?ML';
    const opening = new RegExp(`^\\(?${amount}${zeros} ?${unit.toUpperCase()}${after}`);
    return ({ apresentacao }) => opening.test(apresentacao);
  }
  const wanted = new RegExp(units === undefined ? `\\b${token}` : `\\bX ?${units}\\b`);
  return ({ apresentacao }) => wanted.test(apresentacao);
}
