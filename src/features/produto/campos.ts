import type { ItemIndividual } from '#contract/catalogue/produto-individual.ts';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { CORTE } from './cut-text.tsx';

/** A fact of the detail: its name, its text, after how many characters that is cut, and the address of its picture. */
export type Campo = { nome: string; texto: string; corte: number; imagem?: string };

const TIPOS: Readonly<Record<number, string>> = {
  1: 'Genérico',
  2: 'Similar',
  3: 'Referência ou novo',
  4: 'Específico',
  5: 'Biológico',
  6: 'Fitoterápico',
  7: 'Terapia avançada',
  8: 'Radiofármaco',
};

const TARJAS: Readonly<Record<number, string>> = {
  1: 'Sem tarja',
  2: 'Vermelha',
  3: 'Vermelha sob restrição',
  4: 'Preta',
};

/** All known facts of a product, from the device and from the server's detail. Unknown facts are left out. */
export function camposOf(
  produto: ProdutoResumo,
  item: ItemIndividual | undefined,
  isInModal: boolean,
): Campo[] {
  const { produto: mais } = item ?? {};
  const campo = (nome: string, texto: string | undefined, corte: number = CORTE.campo): Campo[] =>
    texto === undefined || nomeInformado(texto) === '' ? [] : [{ nome, texto, corte }];
  const compra = mais?.embalagemCompra;
  const imagemMarca = mais?.marca?.imagemMarca;
  const cuidados = [
    produto.controlado ? 'Controlado (Portaria 344)' : '',
    produto.refrigerado ? 'Refrigerado (2 °C a 8 °C)' : '',
    produto.hospitalar ? 'Uso hospitalar' : '',
  ].filter((texto) => texto !== '');
  return [
    // Never cut: it is read out and typed.
    ...campo('Código', produto.codigo, produto.codigo.length),
    ...campo('Fabricante', produto.fabricante, isInModal ? CORTE.fabricanteNoModal : CORTE.campo),
    ...campo('Marca', produto.marca, CORTE.marca).map((one) =>
      imagemMarca ? { ...one, imagem: imagemMarca } : one,
    ),
    ...campo('Princípio ativo', produto.substancia),
    ...campo('Linha', produto.linha),
    ...campo('Categoria', produto.categoria),
    ...campo('Subcategoria', produto.subCategoria),
    ...campo('Tipo', TIPOS[produto.tipo]),
    ...campo('Tarja', TARJAS[produto.tarja]),
    ...campo('Cuidados', cuidados.join(', ')),
    ...campo('Embalagem de compra', compra === undefined ? undefined : `${formatCount(compra)} un.`),
    ...campo('PMC', produto.pmc > 0 ? formatMoney(produto.pmc) : undefined),
    ...campo('PIS/COFINS', mais?.pisCofins?.descPisCofins),
  ];
}
