import { labelled } from './labelled.ts';

export const accountantSentences = labelled(
  'accountant',
  `
s: Contable de pequeñas empresas que tiene paciencia para encontrar las facturas perdidas.
s: Con paciencia, llevo la contabilidad de empresas pequeñas y busco las facturas que nadie encuentra.
1d: Llevo los impuestos y la contabilidad de cuarenta y cinco empresas.
1d: 45 empresas, con su contabilidad y sus impuestos.
1.0: El cierre mensual de las cuentas pasó de 9 a 4 días
1.0: Cierro cada mes en cuatro días lo que antes llevaba nueve
1.0: Cierre de cuentas mensual en 4 días en lugar de 9
1.1: Cada trimestre presento alrededor de 180 declaraciones de IVA
1.1: Unas ciento ochenta declaraciones de IVA trimestrales
1.1: Presentación de unas 180 declaraciones del IVA por trimestre
1.2: En noviembre de 2021 llevé a SharePoint el archivo en papel
1.2: Desde 11/2021 el archivo en papel está en SharePoint
1.2: Traslado del archivo de papel a SharePoint (noviembre 2021)
1.3: Enseñé a usar Sage a dos compañeras
1.3: Formación en Sage para 2 compañeras
2.0: Revisaba cada mes mil quinientas facturas
2.0: Revisión mensual de 1500 facturas
2.0: 1,5 mil facturas revisadas al mes
2.1: Logré cobrar 38.000 euros atrasados
2.1: Recuperación de cobros atrasados por 38 mil €
2.1: Cobré 38000 € que iban con retraso
L: Soy contable en la Gestoría Albendín desde enero de 2017.
L: De marzo de 2012 a diciembre de 2016 trabajé en Conservas Riomar como auxiliar administrativa.
L: Tengo la Licenciatura en Administración de Empresas por la Universidad de Guadalén.
L: Uso a diario Sage, Excel y SharePoint.
L: At Conservas Riomar I checked 1,500 invoices a month and recovered €38,000.
`,
  `
number, 1.0: Cierro las cuentas de cada mes en 2 días, antes eran 9
number, 2.1: Recuperé 83.000 € de cobros atrasados
number, 2.0: Revisé quince mil facturas al mes
employer, 2.0: Revisé 1.500 facturas al mes para Grupo Almazor
tool, 1.3: Formé a 2 compañeras en Power BI
tool, 1.2: Pasé el archivo en papel a SAP en noviembre de 2021
degree, s: Contable con un MBA y paciencia para las facturas.
language, L: Hablo alemán e inglés.
seniority, s: Gerente contable de empresas pequeñas.
team, 1.3: Formé a 12 compañeras en Sage
date, 1.2: Pasé el archivo en papel a SharePoint en noviembre de 2018
job-term, 1d: Contabilidad, auditoría e impuestos de 45 empresas.
job-term, s: Contable de empresas pequeñas, con paciencia para la consolidación.
`,
);

export const designerSentences = labelled(
  'designer',
  `
s: Empiezo con lápiz y termino con archivos que en la imprenta entienden.
s: Diseñadora: el lápiz al principio, al final un archivo que la imprenta entiende.
1d: Envases y marca de productores de alimentos.
1d: Para productores de alimentos diseño la marca y los envases.
1.0: Envases de treinta y dos productos, diseñados con Illustrator
1.0: Con Illustrator diseñé envases para 32 productos
1.0: Diseño en Illustrator de los envases de 32 productos
1.1: Las ventas de una bodega crecieron un 26 por ciento con su nueva web en WordPress
1.1: Hice de nuevo la web en WordPress de una bodega, que vendió un 26 % más
1.1: Nueva web de una bodega en WordPress: +26 % de ventas
1.2: Biblioteca de ochenta y cinco componentes en Figma
1.2: Creé una biblioteca con 85 componentes de Figma
1.2: Armé en Figma una biblioteca de 85 componentes
1.3: Enseño cada propuesta al cliente en persona
1.3: Cada cliente ve la propuesta conmigo, en persona
1.3: Presentación en persona de cada propuesta al cliente
2.0: Maquetación en InDesign de cuarenta libros y doce revistas
2.0: Con InDesign maqueté 12 revistas y 40 libros
2.0: 40 libros y una docena de revistas maquetados con InDesign
2.1: Los errores de imprenta bajaron a la mitad
2.1: La mitad de errores de imprenta que antes
L: Desde febrero de 2020 trabajo en el Estudio Papelera como diseñadora gráfica.
L: Antes fui maquetadora en la Imprenta Lezo, hasta enero de 2020.
L: Estudié Gráfica publicitaria en la Escuela de Arte Ibaialde, un ciclo formativo superior.
L: El euskera y el español son mis lenguas maternas, y hablo inglés a nivel avanzado.
L: Also, in Figma I keep a library with 85 components.
`,
  `
number, 1.0: Diseñé los envases de 320 productos en Illustrator
number, 1.1: Rehice la web de una bodega en WordPress; las ventas subieron un 62 %
number, 2.0: Maqueté cuatrocientos libros en InDesign
employer, 1.1: Rehice la web de Bodegas Zarralde en WordPress
tool, 1.2: Monté una biblioteca de Sketch con 85 componentes
tool, 1.0: Diseñé los envases de 32 productos en After Effects
degree, L: Tengo el Grado en Bellas Artes.
language, L: Hablo francés a nivel avanzado.
seniority, s: Directora de arte que empieza con lápiz.
team, 1.2: Con un equipo de 9 monté una biblioteca de Figma
date, L: Trabajo en el Estudio Papelera desde febrero de 2015.
job-term, 1.0: Diseñé los envases y la serigrafía de 32 productos
job-term, s: Diseñadora de animación e ilustración infantil que empieza con lápiz.
`,
);
