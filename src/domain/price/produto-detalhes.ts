import {
  SINAL_COMERCIALIZADO,
  SINAL_CONTROLADO,
  SINAL_HOSPITALAR,
  SINAL_REFRIGERADO,
} from '#contract/catalogue/sinais.ts';
import { nomeInformado } from '#domain/catalogue/marca.ts';

/** The facts for a product's description; codes and bits as in the feed. */
export type ProdutoDetalhado = {
  nome: string;
  apresentacao: string;
  substancia: string;
  fabricante: string;
  tipo: number;
  tarja: number;
  sinais: number;
};

const TIPOS: Readonly<Record<number, string>> = {
  1: 'Medicamento genérico (Lei nº 9.787/1999)',
  2: 'Medicamento similar',
  3: 'Medicamento de referência ou novo',
  4: 'Medicamento específico',
  5: 'Medicamento biológico',
  6: 'Medicamento fitoterápico',
  7: 'Produto de terapia avançada',
  8: 'Radiofármaco',
};

// The sentences on packages, by RDC 768/2022.
const TARJAS: Readonly<Record<number, string>> = {
  1: 'Medicamento isento de prescrição.',
  2: 'Venda sob prescrição.',
  3: 'Venda sob prescrição, com retenção da receita.',
  4: 'Venda sob prescrição, com retenção da receita. O abuso deste medicamento pode causar dependência.',
};

const SINAIS: readonly (readonly [bit: number, sentence: string])[] = [
  [SINAL_CONTROLADO, 'Sujeito a controle especial (Portaria SVS/MS nº 344/1998).'],
  [SINAL_REFRIGERADO, 'Conservar sob refrigeração, entre 2 °C e 8 °C.'],
  [SINAL_HOSPITALAR, 'Uso restrito a hospitais e clínicas.'],
];

/**
 * Returns a product's details as HTML from the list of medicines, for catalogues without texts of their own:
 * a paragraph, a list of facts, a paragraph of precautions. Unknown facts are left out.
 */
export function detalhesProduto(produto: ProdutoDetalhado): string {
  const { nome, apresentacao, substancia, fabricante, tipo, tarja, sinais } = produto;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Princípio ativo', substancia],
    ['Apresentação', apresentacao],
    ['Tipo', TIPOS[tipo]],
    ['Fabricante', nomeInformado(fabricante)],
  ];
  const listed = facts.flatMap(([name, value]) =>
    value ? [`<li><strong>${name}:</strong> ${escapeHtml(value)}</li>`] : [],
  );
  const sentences = [
    TARJAS[tarja],
    ...SINAIS.map(([bit, sentence]) => (sinais & bit ? sentence : undefined)),
    sinais & SINAL_COMERCIALIZADO ? undefined : 'Sem comercialização no momento.',
  ].filter((sentence) => sentence !== undefined);
  const notes = sentences.length === 0 ? '' : `<p>${sentences.join(' ')}</p>`;
  const list = listed.length === 0 ? '' : `<ul>${listed.join('')}</ul>`;
  return `<p><strong>${escapeHtml(nome)}</strong></p>${list}${notes}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
