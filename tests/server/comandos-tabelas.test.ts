import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProdutos } from '#tests/support/cart.ts';
import { officeServers, useOffice } from '#tests/support/office-bench.ts';

describe.each(officeServers)('tables from the terminal', (server) => {
  const office = useOffice(server);
  const { folder, type } = office;

  /** Later files have other titles. */
  const forgetColumns = () => rmSync(path.join(folder, 'colunas.json'), { force: true });

  const drop = (nome: string, ...rows: string[]): string => {
    const arquivo = path.join(folder, nome);
    writeFileSync(arquivo, `${rows.join('\r\n')}\r\n`);
    return arquivo;
  };

  test('every refused line is in the file of refused lines, whatever its width', async () => {
    const arquivo = drop(
      'vitrines.csv',
      'Código;Descrição;Endereço;Ordem',
      'V1;Óleos;oleos;1',
      'V2;CURTA',
      'V3;=Água;agua;x',
      'V4;Larga;larga;1;mais',
      'V5;"Aspa" solta";aspa;1',
      'Total: 5',
    );
    expect((await type('importar', arquivo)).said[1]).toMatch(/: 1 novo, .* 5 recusados, 0 retirados\.$/);
    const text = readFileSync(`${arquivo}.recusadas.vitrines.csv`, 'utf8');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFlinha do arquivo;motivo da recusa;Código;Descrição;Endereço;Ordem',
      '3;A linha tem 2 colunas, e o cabeçalho tem 4.;V2;CURTA',
      '4;"A coluna ""Ordem"" tem ""x"", que não é um número inteiro.";V3;=Água;agua;x',
      expect.stringMatching(/^5;"?A linha tem 5 colunas, .*;V4;Larga;larga;1;mais$/),
      expect.stringMatching(/^6;"Uma célula que começa com aspas .*;V5;.*;aspa;1$/),
      '7;A linha tem 1 coluna, e o cabeçalho tem 4.;Total: 5',
      '',
    ]);
    const mended = drop('vitrines-2.csv', text.trimEnd().replace('agua;x', 'agua;2'));
    expect((await type('importar', mended)).said[2]).toMatch(/: 2 novos, .* 3 recusados, 0 retirados\.$/);
    const again = readFileSync(`${mended}.recusadas.vitrines.csv`, 'utf8').split('\r\n');
    expect(again[0]).toBe('\uFEFFlinha do arquivo;motivo da recusa;Código;Descrição;Endereço;Ordem');
    expect(again[1]).toMatch(/^2;.*;V2;CURTA$/);
  });

  test('refused lines of an earlier load of the file are named once none is refused, and stay', async () => {
    const arquivo = drop('vitrines-3.csv', 'Código;Descrição;Endereço;Ordem', 'V6;Sais;sais;x');
    const recusadas = `${arquivo}.recusadas.vitrines.csv`;
    expect((await type('importar', arquivo)).code).toBe(1);
    const text = readFileSync(recusadas, 'utf8');
    drop('vitrines-3.csv', 'Código;Descrição;Endereço;Ordem', 'V6;Sais;sais;3');
    const sentence = `${recusadas} é de uma carga anterior: nesta nenhuma linha foi recusada. Se você não o usa mais, apague-o.`;
    expect((await type('importar', arquivo, '--simular')).said).not.toContain(sentence);
    expect((await type('importar', arquivo)).said).toContain(sentence);
    expect(readFileSync(recusadas, 'utf8')).toBe(text);
  });

  test('a file of refused lines that a person mended stays, and files of the same command are no leftovers', async () => {
    const titulos = 'Código;Descrição;Endereço;Ordem';
    const arquivo = drop('vitrines-4.csv', titulos, 'V7;Chás;chas;x', 'V8;Mel;mel;x');
    const nameOf = (mark: string) => `${arquivo}.recusadas.vitrines${mark}.csv`;
    const named = (mark: string) => `As linhas recusadas, com o motivo de cada uma: ${nameOf(mark)}`;
    const stays = `${nameOf('')} é de uma carga anterior e fica como está.`;
    expect((await type('importar', arquivo, '--simular')).said).toContain(named(''));
    const again = (await type('importar', arquivo, '--simular')).said;
    expect([again.includes(named('')), again.includes(stays)]).toEqual([true, false]);
    const mended = readFileSync(nameOf(''), 'utf8').replace('chas;x', 'chas;1');
    writeFileSync(nameOf(''), mended);
    const { said } = await type('importar', arquivo, '--simular');
    expect(said.slice(-2)).toEqual([named('-2'), stays]);
    expect(readFileSync(nameOf(''), 'utf8')).toBe(mended);
    writeFileSync(nameOf('-2'), readFileSync(nameOf('-2'), 'utf8').replace('mel;x', 'mel;2'));
    const both = await type('importar', nameOf(''), nameOf('-2'));
    expect(both.said.filter((text) => text.includes('recusadas') && !text.includes(': vitrines.'))).toEqual([
      named('-3'),
      named('-4'),
    ]);
    drop('vitrines-4.csv', titulos, 'V7;Chás;chas;1');
    const leftovers = async (...arquivos: string[]) =>
      (await type('importar', ...arquivos)).said.filter((text) => text.includes('apague-o')).length;
    expect([await leftovers(arquivo, nameOf('')), await leftovers(arquivo)]).toEqual([0, 1]);
  });

  test('a heading above the titles, and a member that does not exist, are said', async () => {
    const titulos = ['Código;Descrição;Dias', '28;28 dias;28;mais', '42;42 dias;42'];
    const { code, errors } = await type('importar', drop('prazos.csv', 'RELATÓRIO DE PRAZOS', ...titulos));
    expect([code, errors[0]]).toEqual([
      1,
      expect.stringMatching(
        /^A linha 1 não tem os títulos das colunas: .* As do arquivo: RELATÓRIO DE PRAZOS\./,
      ),
    ]);
    const larga = await type('importar', drop('prazos.csv', ...titulos.slice(0, 2)));
    expect(larga.said[1]).toMatch(/ 0 novos, .* 1 recusado/);
    drop('colunas.json', '{"versao":1,"tipos":{"prazos":{"colunas":{"inventado":"Dias"}}}}');
    expect((await type('importar', drop('prazos.csv', ...titulos))).errors[0]).toMatch(
      /não têm o membro "inventado"\. Os membros: codigoErp, descricao, dias\. Corrija .*colunas\.json\.$/,
    );
  });

  test('the titles and the decimal sign of colunas.json are used, and kept with those of other kinds', async () => {
    const tipos = {
      prazos: { colunas: { codigoErp: 'Cod' } },
      vitrines: { colunas: { ordem: 'Lugar' }, decimal: ',' },
    };
    const lembradas = drop('colunas.json', JSON.stringify({ versao: 1, tipos }));
    const arquivo = drop('vitrines.csv', 'Código;Descrição;Endereço;Lugar', 'V9;Milhar;milhar;1.097');
    expect((await type('importar', arquivo)).code).toBe(0);
    const found = office.store.db.selectFrom('vitrine').select('ordem').where('previaURL', '=', 'milhar');
    expect(await found.execute()).toEqual([{ ordem: 1097 }]);
    expect(JSON.parse(readFileSync(lembradas, 'utf8'))).toEqual({
      versao: 1,
      tipos: {
        ...tipos,
        vitrines: {
          colunas: { codigoErp: 'Código', descricao: 'Descrição', endereco: 'Endereço', ordem: 'Lugar' },
          decimal: ',',
        },
      },
    });
  });

  test('an empty cell of a member with a default is the default', async () => {
    const arquivo = drop('produtos.csv', 'Código;Descrição;Filial;Fabricante;EAN', 'VZ-1;VAZIO;1;;');
    const { code, said } = await type('importar', arquivo);
    expect([code, said[1]]).toEqual([0, expect.stringMatching(/: 1 novo, .* 0 recusados/)]);
  });

  const counts = (said: readonly string[]) =>
    said.flatMap(
      (line) => /de (\w+): (\d+) novos?, .* (\d+) recusados?/.exec(line)?.slice(1).join(' ') ?? [],
    );

  test('a table of products brings prices and stock, and a refused line of it is told once', async () => {
    forgetColumns();
    const arquivo = drop(
      'produtos-com-tudo.csv',
      'Código;Descrição;Filial;Tabela;Preço;Saldo',
      'PT-1;UM;1;c1;1,50;10',
      'PT-1;OUTRA VEZ;1;c1;2,00;20',
      'PT-2;SEM PREÇO;1;c1;abc;5',
      'PT-3;SALDO NEGATIVO;1;c1;0,00;-1',
    );
    const { code, said, errors } = await type('importar', arquivo);
    expect([code, errors]).toEqual([1, ['3 linhas foram recusadas.']]);
    expect(said[0]).toBe('produtos-com-tudo.csv: produtos, precos, estoques.');
    expect(counts(said)).toEqual(['produtos 3 1', 'precos 2 1', 'estoques 2 1']);
    expect(said).toContainEqual(expect.stringMatching(/^Preços que são 0: 1 \(produto PT-3\)\./));
    const { tipos } = JSON.parse(readFileSync(path.join(folder, 'colunas.json'), 'utf8'));
    expect(tipos['produtos.estoques'].colunas).toEqual({
      filial: 'Filial',
      produto: 'Código',
      estoque: 'Saldo',
    });
    const doisTipos = await type(
      'importar',
      `${arquivo}.recusadas.precos.csv`,
      `${arquivo}.recusadas.estoques.csv`,
    );
    expect(counts(doisTipos.said)).toEqual(['precos 0 1', 'estoques 0 1']);
    const soProdutos = await type('importar', arquivo, '--recurso', 'produtos');
    expect(counts(soProdutos.said)).toEqual(['produtos 0 1']);
  });

  test('prices without a table are left out of several tables, and customers without a condition cannot buy', async () => {
    forgetColumns();
    const produtos = drop('produtos-sem-tabela.csv', 'Código;Descrição;Filial;Preço', 'PT-4;QUATRO;1;1,50');
    const clientes = drop(
      'carteira.csv',
      'Código;Razão Social;CNPJ;Cidade;UF;CRF;Teto;Atendente',
      'CT-1;Nova;11.444.777/0001-61;Campinas;SP;;10,00;A-1',
    );
    const { code, said } = await type('importar', clientes, produtos, '--simular');
    expect(code).toBe(0);
    expect(counts(said)).toEqual(['produtos 1 0', 'clientes 1 0']);
    expect(said).toContainEqual(
      expect.stringMatching(/^Não são carregados os precos .* Não há coluna tabela, e a empresa tem \d+ /),
    );
    expect(said).toContain('Clientes novos ainda não compram.');
    expect(said).toContainEqual(
      expect.stringMatching(
        /^Não há coluna de vendedor: .* em colunas\.json, dentro de "tipos": "clientes": .*"vendedor"/,
      ),
    );
    expect(said).toContain(
      'Não há coluna de limite de crédito: clientes novos ficam com 0 e só compram com pagamento antecipado. Se uma das ' +
        'colunas acima é ela, diga em colunas.json, dentro de "tipos": "clientes": { "colunas": { "limiteDisponivel": "título da coluna" } }.',
    );
    const cortado = drop('precos.csv');
    writeFileSync(cortado, 'Produto;Preço\r\n1;2,00');
    const semTabela = await type('importar', cortado);
    expect(semTabela.errors[0]).toMatch(/^Não há coluna tabela, /);
    expect(semTabela.said[0]).toMatch(/^A última linha não termina: /);
  });

  test('a column of yes and no blocks customers, an empty cell frees them, and an overrun limit is 0', async () => {
    forgetColumns();
    const titulos = 'Código;Razão Social;CNPJ;Cidade;UF;Limcred;Bloqueio';
    const linhas = (um: string, dois: string) => [
      `CB-1;Um;11.444.777/0001-61;Campinas;SP;-12,50;${um}`,
      `CB-2;Dois;20.000.274/0001-98;Campinas;SP;9,00;${dois}`,
    ];
    const motivos = async () =>
      (
        await office.store.db
          .selectFrom('pessoa')
          .innerJoin('codigoErp', 'codigoErp.id', 'pessoa.idPessoa')
          .select('clienteBloqueadoMotivo as motivo')
          .where('recurso', '=', 'clientes')
          .where('codigo', 'in', ['CB-1', 'CB-2'])
          .orderBy('codigo')
          .execute()
      ).map(({ motivo }) => motivo);
    const { said } = await type('importar', drop('clientes.csv', titulos, ...linhas('N', 'S')));
    expect(said).toContain('Clientes bloqueados no arquivo: 1 de 2.');
    expect([said.join(), counts(said)]).toEqual([
      expect.stringContaining('Limites de crédito negativos, lidos como 0: 1.'),
      ['clientes 2 0'],
    ]);
    expect(await motivos()).toEqual([null, 'Decisão da empresa']);
    const livre = await type('importar', drop('clientes.csv', titulos, ...linhas('', '')));
    expect(livre.said.join()).not.toContain('bloqueados');
    expect(await motivos()).toEqual([null, null]);
    forgetColumns();
    const duas = drop('clientes.csv', 'CODCLI;BLOQUEIO', 'CB-1;Sem alvará', 'CB-9;S');
    expect((await type('importar', duas)).errors[0]).toMatch(/^Faltam colunas: .* com --alterar\.$/);
    expect((await type('importar', duas, '--alterar', '--modo', 'substituir')).errors).toEqual([
      '--alterar e --modo substituir não vão juntos.',
    ]);
    const so = await type('importar', duas, '--alterar');
    expect(so.said.slice(1, 4)).toEqual([
      expect.stringMatching(/: 0 novos, 1 alterado, 0 iguais, 1 recusado, /),
      'Clientes bloqueados no arquivo: 2 de 2.',
      expect.any(String),
    ]);
    expect(so.said).toContain('Linha 3: O código não existe, e esta carga só altera.');
    expect(await motivos()).toEqual(['Sem alvará', null]);
  });

  test('past orders come as a line for each item, together or apart, and a refused one with all its lines', async () => {
    forgetColumns();
    const [um, dois] = (await findProdutos(office.store.db)).map(({ idProduto }) => idProduto);
    const titulos =
      'Nº pedido;Cód. Cliente;RCA;Cód. Filial;Cond. Venda;Cód. Prazo;Forma Pagto;Data do pedido;Status;Data do status;Cód. Produto;Qtd;Preço;Valor total';
    const dados = 'representante;1;1;1;Boleto;05/10/2025 10:00;2;05/10/2025 10:00';
    const arquivo = drop(
      'historico.csv',
      titulos,
      `H-1;101;${dados};${um};10;10,00;100,00`,
      `H-2;101;${dados};${um};1;5,00;5,00`,
      `H-1;;;;;;;;10;07/10/2025;${dois};3;9,50;28,50`,
      `H-2;104;${dados};${dois};1;5,00;5,00`,
    );
    const { said, errors } = await type('importar', arquivo);
    expect([counts(said), errors]).toEqual([['historico 1 1'], ['2 linhas foram recusadas.']]);
    const motivo = 'O pedido tem cliente "101" na linha 3 e "104" na linha 5.';
    expect(said).toContain(`Linha 5: ${motivo}`);
    const pedidos = office.store.db
      .selectFrom('prePedido')
      .innerJoin('codigoErp', 'codigoErp.id', 'prePedido.idPrePedido')
      .innerJoin('prePedidoItem', 'prePedidoItem.idPrePedido', 'prePedido.idPrePedido')
      .select(['codigo', 'idPedidoSituacao', 'total', 'idItem', 'quantidade'])
      .where('recurso', '=', 'historico')
      .orderBy('codigo')
      .orderBy('posicao');
    const entregue = { codigo: 'H-1', idPedidoSituacao: 10, total: 128_50 };
    const daLinha = [
      { ...entregue, idItem: um, quantidade: 10 },
      { ...entregue, idItem: dois, quantidade: 3 },
    ];
    expect(await pedidos.execute()).toEqual(daLinha);
    const recusadas = readFileSync(`${arquivo}.recusadas.historico.csv`, 'utf8');
    expect(recusadas.split('\r\n').map((line) => line.replaceAll('""', '"'))).toEqual([
      expect.stringContaining('linha do arquivo;motivo da recusa;Nº pedido'),
      expect.stringMatching(/^3;"O pedido tem cliente "101" na linha 3 e "104" na linha 5\.";H-2;101/),
      expect.stringMatching(/^5;"O pedido tem cliente "101" na linha 3 e "104" na linha 5\.";H-2;104/),
      '',
    ]);
    const mended = drop('historico-2.csv', recusadas.trimEnd().replace('H-2;104', 'H-2;101'));
    expect(counts((await type('importar', mended)).said)).toEqual(['historico 1 0']);
    const semCodigo = drop('historico-3.csv', titulos, `;101;${dados};${um};10;10,00;100,00`);
    expect((await type('importar', semCodigo)).errors[0]).toBe(
      'Linha 2: falta o código do pedido: nada foi gravado.',
    );
  });

  test('files of several kinds are refused together with one kind, and nothing is loaded next to one without its columns', async () => {
    const [a, b] = [
      drop('estoques.csv', 'Cor', 'azul'),
      drop('usuarios.csv', 'Código;Nome;E-mail', 'U;U;u@u.example'),
    ];
    expect((await type('importar', a, b, '--recurso', 'precos')).errors).toEqual([
      '--recurso vale para um só arquivo: carregue os outros à parte.',
    ]);
    const { said, errors } = await type('importar', b, a, drop('precos.csv', 'Peso', '3'));
    expect(said).toEqual([]);
    expect(errors.join('\n').split('\n')).toEqual([
      expect.stringMatching(/^precos\.csv: .*Faltam colunas: produto, valorUnitario\. As do arquivo: Peso\./),
      expect.stringMatching(/^estoques\.csv: .*Faltam colunas: produto, estoque\. As do arquivo: Cor\./),
      'Nenhum arquivo foi carregado.',
    ]);
  });

  test('a demonstration is not begun as a company', async () => {
    expect((await type('comecar', '--uf', 'SP')).errors).toEqual([
      'Este banco tem a demonstração: para os dados da empresa escolha outro em MALETA_DATA ou DATABASE_URL.',
    ]);
  });
});
