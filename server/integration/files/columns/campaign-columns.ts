import { pode, podeSerNula, precisa } from './coluna.ts';

export const COLUNAS_SELOS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'selo', 'código do selo'),
  precisa('rotulo', 'texto', 'nome', 'descrição', 'texto', 'título'),
  pode('icone', 'texto', 'ícone', 'nome do ícone'),
  pode('estilo', 'codigo', 'estilo do ícone'),
  pode('prioridade', 'inteiro', 'ordem'),
  pode('detalhes', 'texto', 'detalhe', 'explicação'),
  pode('descontoPorVolume', 'booleano', 'desconto por volume'),
  pode('vitrine', 'texto', 'endereço da vitrine'),
];

/** A cell of products holds codes with their units in one combo, `P-1:2|P-2`; restrictions come as NDJSON only. */
export const COLUNAS_COMBOS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'combo', 'kit', 'código do combo'),
  precisa('descricao', 'texto', 'descrição', 'nome', 'nome do combo'),
  pode('rotulo', 'texto', 'rótulo', 'etiqueta'),
  pode('detalhes', 'texto', 'detalhe', 'explicação'),
  pode('descontoComercial', 'numero', 'desconto', 'desc', 'perc desconto'),
  pode('descontoFinanceiro', 'numero', 'desconto à vista', 'desc financeiro'),
  pode('limite', 'inteiro', 'limite por cliente', 'quantidade limite'),
  pode('dataInicial', 'dia', 'início', 'data inicial'),
  pode('dataFinal', 'dia', 'fim', 'término', 'data final', 'até'),
  pode('selos', 'lista', 'selo', 'etiquetas'),
  podeSerNula('prazoPrioritario', 'codigo', 'prazo', 'prazo prioritário'),
  pode('produtos', 'lista', 'itens', 'códigos dos produtos'),
  pode('bonificados', 'lista', 'bonificação', 'brindes', 'produtos bonificados'),
];

export const COLUNAS_LISTAS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'lista', 'código da lista'),
  precisa('nome', 'texto', 'descrição', 'nome da lista'),
  pode('produtos', 'lista', 'itens', 'códigos dos produtos'),
];

export const COLUNAS_VITRINES = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'vitrine', 'código da vitrine'),
  precisa('descricao', 'texto', 'descrição', 'nome', 'título'),
  precisa('endereco', 'texto', 'endereço', 'link', 'url'),
  pode('naHome', 'booleano', 'na página inicial', 'home'),
  pode('somenteLogado', 'booleano', 'só para usuários'),
  pode('ordem', 'inteiro', 'posição'),
  pode('produtos', 'lista', 'itens', 'códigos dos produtos'),
];

export const COLUNAS_MENUS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'menu', 'código do menu'),
  precisa('descricao', 'texto', 'descrição', 'nome', 'título'),
  pode('url', 'texto', 'endereço', 'link'),
  podeSerNula('pai', 'codigo', 'menu pai', 'acima'),
  pode('ordem', 'inteiro', 'posição'),
];
