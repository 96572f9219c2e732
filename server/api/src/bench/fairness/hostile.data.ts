/** Documents that cost a print service much, small enough for anybody to send. */
export const HOSTILE: readonly string[] = [
  '<style>p{height:99999999px}</style><p>x</p>',
  `<style>div{columns:2}</style>${'<div>'.repeat(40)}${'word '.repeat(400)}`,
  `<style>table{width:auto}</style>${'<table><tr><td>'.repeat(40)}${'word '.repeat(200)}`,
  `<style>*{-webkit-box-reflect:below}</style>${'<div>'.repeat(30)}x`,
  `<style>${'('.repeat(200_000)}</style><p>x</p>`,
  '<'.repeat(1_000_000),
  `<p style="filter:${'blur(9px) '.repeat(200)};height:250mm">x</p>`.repeat(20),
  `<style>p::before{counter-increment:a;content:counters(a,"${'.'.repeat(500)}")}</style>${'<div style="counter-reset:a"><p>x</p>'.repeat(90)}`,
  '<p style="break-after:page">x</p>'.repeat(20_000),
];
