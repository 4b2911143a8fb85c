-- Opens files in a Neovim that is set up as the guide says, waits until each is diagnosed, and saves the
-- last. Prints one line of JSON.
local result = { diagnosed = {} }
local function main()
  for at, name in ipairs({ "b.html", "a.html" }) do
    vim.cmd("edit " .. name)
    local buffer = vim.api.nvim_get_current_buf()
    vim.wait(20000, function() return #vim.diagnostic.get(buffer) > 0 end, 20)
    result.diagnosed[at] = #vim.diagnostic.get(buffer)
  end
  local clients = (vim.lsp.get_clients or vim.lsp.get_active_clients)()
  result.clients = #clients
  vim.cmd("silent write")
end
local ok, failure = xpcall(main, debug.traceback)
if not ok then result.failure = failure end
io.stdout:write(vim.fn.json_encode(result) .. "\n")
for _, client in ipairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
  if vim.fn.has("nvim-0.11") == 1 then client:stop() else client.stop() end
end
vim.wait(3000, function() return #(vim.lsp.get_clients or vim.lsp.get_active_clients)() == 0 end, 20)
vim.cmd("qall!")
