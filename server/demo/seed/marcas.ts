import { TIPO_GENERICO, TIPO_SIMILAR } from './codes.ts';
import type { Medicamento } from './medicamentos.ts';

// Legal forms and trade words that buyers leave out of a laboratory's name.
const DISPENSAVEL = new Set(
  [
    'S/A S.A. S.A SA S. A. LTDA LTDA. LIMITADA ME EPP & CIA - IND. COM. IND FARM. INDÚSTRIA INDUSTRIA INDÚSTRIAS',
    'INDUSTRIAS INDUSTRIAL COMÉRCIO COMERCIO COMERCIAL FARMACÊUTICA FARMACEUTICA FARMACÊUTICAS FARMACEUTICAS',
    'FARMACÊUTICO FARMACEUTICO FARMACÊUTICOS FARMACEUTICOS QUÍMICA QUIMICA QUÍMICO QUIMICO QUÍMICOS LABORATÓRIO',
    'LABORATORIO LABORATÓRIOS LABORATORIOS PRODUTOS IMPORTADORA EXPORTADORA DISTRIBUIDORA IMPORTAÇÃO EXPORTAÇÃO',
    'IMPORTACAO EXPORTACAO DISTRIBUIÇÃO DISTRIBUICAO REPRESENTAÇÃO REPRESENTACOES MEDICAMENTOS NACIONAL',
    'QUÍMICO-FARMACÊUTICA E DE DO DA DOS EM PARA BRASIL BRASILEIRO BRAZIL HOSPITALARES HOSPITALAR',
  ]
    .join(' ')
    .split(' '),
);
const APELIDOS: Readonly<Record<string, string>> = {
  'SANOFI MEDLEY FARMACÊUTICA LTDA.': 'Medley',
  'MERCK SHARP & DOHME FARMACEUTICA LTDA.': 'MSD',
  'FUNDAÇÃO PARA O REMÉDIO POPULAR - FURP': 'FURP',
  'FUNDAÇÃO EZEQUIEL DIAS - FUNED': 'Funed',
  'FUNDAÇÃO OSWALDO CRUZ': 'Fiocruz',
  'GLAXOSMITHKLINE BRASIL LTDA': 'GSK',
  'LABORATÓRIO TEUTO BRASILEIRO S/A': 'Teuto',
  'ANTIBIÓTICOS DO BRASIL LTDA': 'Antibióticos do Brasil',
  'LABORATORIO FARMACEUTICO DO ESTADO DE PERNAMBUCO GOVERNADOR MIGUEL ARRAES S/A - LAFEPE': 'Lafepe',
  'INDÚSTRIA QUÍMICA DO ESTADO DE GOIÁS S/A - IQUEGO': 'Iquego',
  'COMANDO DO EXÉRCITO': 'Exército',
  'LABORATÓRIO FARMACÊUTICO DA MARINHA': 'Marinha',
  'LABORATORIO QUIMICO FARMACEUTICO DA AERONAUTICA': 'Aeronáutica',
  'EMPRESA BRASILEIRA DE HEMODERIVADOS E BIOTECNOLOGIA': 'Hemobrás',
  'BIOLAB SANUS FARMACÊUTICA LTDA': 'Biolab',
  'BIOLAB FARMA GENERICOS LTDA': 'Biolab Farma',
  'LABORATÓRIOS PFIZER LTDA': 'Laboratórios Pfizer',
  'JOHNSON & JOHNSON INDUSTRIAL LTDA.': 'Johnson & Johnson Industrial',
  'JOHNSON & JOHNSON DO BRASIL INDÚSTRIA E COMÉRCIO DE PRODUTOS PARA SAÚDE LTDA': 'Johnson & Johnson',
  'AS ERVAS CURAM INDUSTRIA FARMACEUTICA LTDA': 'As Ervas Curam',
  'NOVA QUIMICA FARMACÊUTICA S/A': 'Nova Química',
  'UNIÃO QUÍMICA FARMACÊUTICA NACIONAL S/A': 'União Química',
  'UNIAO QUIMICA INTERNACIONAL LTDA': 'União Química Internacional',
  'LABORATÓRIO NEO QUÍMICA COMÉRCIO E INDÚSTRIA LTDA': 'Neo Química',
  'NOVARTIS BIOCIENCIAS S.A': 'Novartis',
  'COSMED INDUSTRIA DE COSMETICOS E MEDICAMENTOS S.A.': 'Cosmed',
  'CIFARMA CIENTÍFICA FARMACÊUTICA LTDA': 'Cifarma',
  'ALEXION SERVICOS E FARMACEUTICA DO BRASIL LTDA': 'Alexion',
  'MUNDIPHARMA BRASIL PRODUTOS MÉDICOS E FARMACÊUTICOS LTDA': 'Mundipharma',
  'FARMACE INDÚSTRIA QUÍMICO-FARMACÊUTICA CEARENSE LTDA': 'Farmace',
  'HYPOFARMA - INSTITUTO DE HYPODERMIA E FARMÁCIA LTDA': 'Hypofarma',
  'INSTITUTO VITAL BRAZIL S/A': 'Instituto Vital Brazil',
  'PROCTER & GAMBLE DO BRASIL LTDA': 'Procter & Gamble',
  'CASA GRANADO LABORATÓRIOS, FARMÁCIAS E DROGARIAS S/A': 'Granado',
  'FARMACIA E LABORATORIO HOMEOPATICO ALMEIDA PRADO LTDA': 'Almeida Prado',
  'LFB - HEMODERIVADOS E BIOTECNOLOGIA LTDA': 'LFB',
  'FUNDACAO ATAULPHO DE PAIVA': 'Fundação Ataulpho de Paiva',
  'BLANVER FARMOQUIMICA E FARMACÊUTICA S.A.': 'Blanver',
  'AMGEN BIOTECNOLOGIA DO BRASIL LTDA.': 'Amgen',
  'DR. REDDYS FARMACÊUTICA DO BRASIL LTDA': "Dr. Reddy's",
  'BL INDÚSTRIA OTICA LTDA': 'BL Ótica',
  'ASP-FARMACÊUTICA LTDA': 'ASP',
  'BIONOVIS S.A. - COMPANHIA BRASILEIRA DE BIOTECNOLOGIA FARMACEUTICA': 'Bionovis',
  'QUIMICA HALLER LTDA': 'Química Haller',
  'MAPPEL INDÚSTRIA DE EMBALAGENS S.A.': 'Mappel',
  'GUERBET PRODUTOS RADIOLÓGICOS LTDA': 'Guerbet',
  'DKT DO BRASIL PRODUTOS DE USO PESSOAL LTDA': 'DKT',
  'ABBVIE FARMACÊUTICA LTDA.': 'AbbVie',
  'ASTRAZENECA DO BRASIL LTDA': 'AstraZeneca',
  'MOKSHA8 BRASIL INDUSTRIA E COMERCIO DE MEDICAMENTOS LTDA': 'Moksha8',
  'PINT PHARMA PRODUTOS MEDICO-HOSPITALARES E FARMACEUTICOS LTDA': 'Pint Pharma',
  'IFAL INDUSTRIA E COMERCIO DE PRODUTOS FARMAC LTDA': 'Ifal',
  'NOVAMED FABRICAÇÃO DE PRODUTOS FARMACEUTICOS LTDA': 'Novamed',
  'DROXTER INDUSTRIA, COMÉRCIO E PARTICIPAÇÕES LTDA': 'Droxter',
  'MANDALA BRASIL IMPORTAÇÃO E DISTRIBUIÇÃO DE PRODUTO MÉDICO HOSPITALAR LTDA': 'Mandala',
  'LABORATÓRIO SAÚDE LTDA': 'Laboratório Saúde',
  'LABORATÓRIO DE EXTRATOS ALERGÊNICOS LTDA': 'Extratos Alergênicos',
  'INNOVATIVE MEDICINES BRASIL SP DISTRIBUICAO DE MEDICAMENTOS LTDA': 'Innovative Medicines',
  'BIOMARIN BRASIL FARMACÊUTICA LTDA': 'BioMarin',
  'EPHAR PESQUISA E DESENVOLVIMENTO LTDA': 'Ephar',
  'MERZ FARMACÊUTICA COMERCIAL LTDA': 'Merz',
  'UNIVERSIDADE FEDERAL DO RIO GRANDE DO NORTE': 'UFRN',
  'INSTITUTO DE TECNOLOGIA DO PARANÁ': 'Tecpar',
  'GE HEALTHCARE DO BRASIL COMÉRCIO E SERVIÇOS PARA EQUIPAMENTOS MEDICO-HOSPITALARES LTDA': 'GE Healthcare',
  'FUNDAÇÃO BAIANA DE PESQ. CIENTIFICA E DESENV. TECNOLOGICO, FORNECIMENTO E DISTRIBUIÇÃO DE MEDICAMENTOS-BAHIAFARMA':
    'Bahiafarma',
  'GERAIS, COMÉRCIO E IMPORTAÇÃO DE MATERIAIS E EQUIPAMENTOS MEDICOS LTDA': 'Gerais Equipamentos Médicos',
};
const EM_CAPITAIS = new Set(
  'EMS BL UCB CSL JP UCI DFL GE SS PTC TRB MR ASP DKT FBM LFB PF DLA NK HQ BMS B. AS'.split(' '),
);

/** A brand in buyers' words, and the laboratory that owns it. */
export type Marca = { readonly nome: string; readonly laboratorio: string };

/** 'EMS S/A' is 'EMS', 'ACHÉ LABORATÓRIOS FARMACÊUTICOS S.A' is 'Aché'. */
export function shortLaboratorio(laboratorio: string): string {
  const apelido = APELIDOS[laboratorio];
  if (apelido !== undefined) return apelido;
  const words = laboratorio.replaceAll(',', '').split(/\s+/);
  const telling = words.filter((word) => !DISPENSAVEL.has(word) && !word.startsWith('('));
  const kept = (telling.length > 0 ? telling : words).slice(0, 3);
  return kept.map(titled).join(' ');
}

/** A laboratory's brand: generics and similars are lines of their own, the rest carries the bare name. */
export function marcaOf({ laboratorio, tipo }: Pick<Medicamento, 'laboratorio' | 'tipo'>): Marca {
  const nome = shortLaboratorio(laboratorio);
  if (tipo === TIPO_GENERICO) return { nome: `${nome} Genéricos`, laboratorio };
  if (tipo === TIPO_SIMILAR) return { nome: `${nome} Similares`, laboratorio };
  return { nome, laboratorio };
}

function titled(word: string): string {
  if (EM_CAPITAIS.has(word) || /\d/.test(word)) return word;
  return word
    .split('-')
    .map((part) => part.charAt(0) + part.slice(1).toLowerCase())
    .join('-');
}
