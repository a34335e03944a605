import { chromium } from '@playwright/test';
const flags=['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'];
const base=process.env.BASE??'http://localhost:4100';
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:flags});
const ctx=await browser.newContext({viewport:{width:Number(process.env.W??1440),height:Number(process.env.H??900)},colorScheme:process.env.DARK?'dark':'light',reducedMotion:'reduce'});
const page=await ctx.newPage();
page.on('console',m=>console.log('console',m.type(),m.text().slice(0,300)));
page.on('pageerror',e=>console.log('pageerror',e.message.slice(0,500)));
page.on('requestfailed',r=>console.log('failed',r.url(),r.failure()?.errorText));
page.on('response',r=>{if(r.status()>=400)console.log(r.status(),r.url())});
const steps=process.argv.slice(2);
for(const [i,p] of steps.entries()){
  const t=Date.now();
  await page.goto(base+p);
  await page.locator('html[data-testid=app-ready]').waitFor({timeout:15000}).catch(()=>console.log('NOT READY',p));
  console.log(p,'ready after',Date.now()-t);
  await page.waitForTimeout(600);
  await page.screenshot({path:`/tmp/shots/s${i}.png`,fullPage:!!process.env.FULL});
}
console.log(await page.locator('[data-testid=sync-progress]').evaluate(e=>JSON.stringify(e.dataset)));
await browser.close();
