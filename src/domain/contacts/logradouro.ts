/** Types of streets of the Correios that are one word. */
const TIPOS: ReadonlySet<string> = new Set(
  `Acesso Acampamento Aeroporto Alameda Área Artéria Atalho Avenida Baixa Balão Balneário Beco Belvedere Bloco Bosque
  Boulevard Bulevar Buraco Cais Calçada Calçadão Caminho Campo Canal Chácara Ciclovia Circular Colônia Condomínio
  Conjunto Contorno Corredor Córrego Descida Desvio Distrito Eixo Elevada Entrada Escada Escadaria Esplanada Estação
  Estacionamento Estádio Estrada Favela Fazenda Feira Ferrovia Fonte Forte Galeria Granja Habitacional Ilha Indeterminado
  Jardim Jardinete Ladeira Lago Lagoa Largo Loteamento Marina Módulo Monte Morro Núcleo Paralela Parada Paradouro Parque
  Passagem Passarela Passeio Pátio Ponta Ponte Porto Praça Praia Prolongamento Quadra Quinta Ramal Rampa Recanto Residencial
  Reta Retiro Retorno Rodoanel Rodovia Rotatória Rótula Rua Ruela Servidão Setor Sítio Subida Terminal Travessa Travessão
  Trecho Trevo Trincheira Túnel Unidade Vala Vale Vereda Variante Via Viaduto Viela Vila`
    .split(/\s+/)
    .map((tipo) => tipo.toLowerCase()),
);

/** Splits a street into its type, which is its first word if the Correios know it, and the rest. */
export function partirLogradouro(logradouro: string): { tipoLogradouro: string | null; logradouro: string } {
  const [first = '', ...rest] = logradouro.trim().split(/\s+/);
  if (rest.length === 0 || !TIPOS.has(first.toLowerCase())) return { tipoLogradouro: null, logradouro };
  return { tipoLogradouro: first, logradouro: rest.join(' ') };
}
