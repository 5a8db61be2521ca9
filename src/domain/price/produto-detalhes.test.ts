import { expect, test } from 'vitest';
import { detalhesProduto } from './produto-detalhes.ts';

const produto = {
  nome: 'LOSARTANA POTÁSSICA',
  apresentacao: '50 MG COM REV CT BL AL PLAS X 30',
  substancia: 'losartana potássica',
  fabricante: 'EMS',
  tipo: 1,
  tarja: 2,
  sinais: 8,
};

test('detalhesProduto repeats the facts of the list of medicines', () => {
  expect(detalhesProduto(produto)).toBe(
    '<p><strong>LOSARTANA POTÁSSICA</strong></p><ul>' +
      '<li><strong>Princípio ativo:</strong> losartana potássica</li>' +
      '<li><strong>Apresentação:</strong> 50 MG COM REV CT BL AL PLAS X 30</li>' +
      '<li><strong>Tipo:</strong> Medicamento genérico (Lei nº 9.787/1999)</li>' +
      '<li><strong>Fabricante:</strong> EMS</li></ul>' +
      '<p>Venda sob prescrição.</p>',
  );
});

test('detalhesProduto shows precautions as sentences and omits unknown facts', () => {
  const hospital = { ...produto, tarja: 4, sinais: 1 + 2 + 4, substancia: '', tipo: 0 };
  const html = detalhesProduto(hospital);
  expect(html).toContain('O abuso deste medicamento pode causar dependência.');
  expect(html).toContain('Portaria SVS/MS nº 344/1998');
  expect(html).toContain('entre 2 °C e 8 °C');
  expect(html).toContain('Uso restrito a hospitais e clínicas.');
  expect(html).toContain('Sem comercialização no momento.');
  expect(html).not.toContain('Princípio ativo');
  expect(html).not.toContain('Tipo:');
  expect(detalhesProduto({ ...produto, tarja: 0 })).not.toMatch(/<\/ul><p>/);
});

test('detalhesProduto escapes markup in names', () => {
  const html = detalhesProduto({ ...produto, nome: '<img src=x onerror="alert(1)">', fabricante: "A&B's" });
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(html).toContain('A&amp;B&#39;s');
});

test.each([
  [2, 'Medicamento similar'],
  [3, 'Medicamento de referência ou novo'],
  [4, 'Medicamento específico'],
  [5, 'Medicamento biológico'],
  [6, 'Medicamento fitoterápico'],
  [7, 'Produto de terapia avançada'],
  [8, 'Radiofármaco'],
])('product type %i is shown as %s', (tipo, words) => {
  expect(detalhesProduto({ ...produto, tipo })).toContain(`<li><strong>Tipo:</strong> ${words}</li>`);
});

test('detalhesProduto joins its sentences with blanks, and omits an empty paragraph', () => {
  expect(detalhesProduto({ ...produto, tarja: 1, sinais: 8 + 2 })).toContain(
    '<p>Medicamento isento de prescrição. Conservar sob refrigeração, entre 2 °C e 8 °C.</p>',
  );
  expect(detalhesProduto({ ...produto, tarja: 3 })).toContain(
    '<p>Venda sob prescrição, com retenção da receita.</p>',
  );
  expect(detalhesProduto({ ...produto, tarja: 0 })).toMatch(/<\/ul>$/);
  expect(detalhesProduto({ ...produto, substancia: '' })).toContain('<ul><li><strong>Apresentação');
});

test('detalhesProduto has no list where no fact is known, and no name that stands for none', () => {
  const nada = { ...produto, apresentacao: '', substancia: '', tipo: 0, tarja: 0 };
  expect(detalhesProduto({ ...nada, fabricante: 'Não informada' })).toBe(
    '<p><strong>LOSARTANA POTÁSSICA</strong></p>',
  );
});
