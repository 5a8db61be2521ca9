import {
  SINAL_COMERCIALIZADO,
  SINAL_CONTROLADO,
  SINAL_GENERICO,
  SINAL_HOSPITALAR,
  SINAL_REFRIGERADO,
} from '#contract/catalogue/sinais.ts';
import { grupoTipoOf } from '#domain/price/produto.ts';
import { CATEGORIAS, classeOf } from './classes.ts';
import { TIPO_GENERICO, TIPO_SIMILAR } from './codes.ts';
import type { Segmento } from './comercial.ts';
import { FILIAL_CONTAGEM, FILIAL_GUARULHOS } from './condicoes.ts';
import { marcaOf } from './marcas.ts';
import type { Medicamento } from './medicamentos.ts';
import { isControlado, isRefrigerado } from './sinais.ts';

/** A product of the catalogue, with the names of its brand, laboratory and class. */
export type ProdutoDerivado = {
  readonly medicamento: Medicamento;
  readonly marca: string;
  readonly segmento: Segmento;
  readonly categoria: string;
  readonly subCategoria: string;
  readonly codigoClasse: string;
  readonly sinais: number;
  readonly idPessoaFilial: number;
  readonly idCarrinhoGrupoTipo: number;
};

/** Derives all data of a product from the facts of the list. */
export function deriveProduto(medicamento: Medicamento): ProdutoDerivado {
  const { codigo, nome } = classeOf(medicamento.classe);
  const refrigerado = isRefrigerado(medicamento);
  const sinais = sinaisOf(medicamento, refrigerado, isControlado(medicamento));
  const categoria = CATEGORIAS[codigo.charAt(0)];
  if (categoria === undefined) throw new RangeError(`no category for class ${medicamento.classe}`);
  return {
    medicamento,
    marca: marcaOf(medicamento).nome,
    segmento: segmentoOf(medicamento.tipo),
    categoria,
    subCategoria: nome,
    codigoClasse: codigo,
    sinais,
    idPessoaFilial: refrigerado || medicamento.hospitalar ? FILIAL_CONTAGEM : FILIAL_GUARULHOS,
    idCarrinhoGrupoTipo: grupoTipoOf(sinais),
  };
}

function segmentoOf(tipo: number): Segmento {
  if (tipo === TIPO_GENERICO) return 'generico';
  return tipo === TIPO_SIMILAR ? 'similar' : 'outro';
}

function sinaisOf(medicamento: Medicamento, refrigerado: boolean, controlado: boolean): number {
  return (
    (medicamento.hospitalar ? SINAL_HOSPITALAR : 0) |
    (refrigerado ? SINAL_REFRIGERADO : 0) |
    (controlado ? SINAL_CONTROLADO : 0) |
    (medicamento.comercializado ? SINAL_COMERCIALIZADO : 0) |
    (medicamento.tipo === TIPO_GENERICO ? SINAL_GENERICO : 0)
  );
}
